# English: the lesson of Pond.

lesson-first = The first day
lesson-first-text = Hop, hunt, and see who is quicker.
lesson-first-aim = This is your frog. What it catches counts as points.
lesson-first-hop = Only from the middle can a dragonfly be hunted. Hop there.
lesson-first-hunt-later = Not yet: hop to the middle first.
lesson-first-watch = Your neighbour rests and draws a card.
lesson-first-hunt = Now hunt the dragonfly, and the die decides.
lesson-first-free = Caught! Watch what the neighbour makes of the rest of the day.
lesson-first-hopped = It moves nearer to the middle.
lesson-first-end = The frog that has caught most wins.
