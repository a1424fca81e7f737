// The story of a finished game, once it has come.

import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import type { Story } from "../net/protocol";
import { insist } from "../net/retry";

export function useStory(id: string): Story | null {
  const [story, setStory] = useState<Story | null>(null);
  useEffect(
    () =>
      insist(
        () => api.story(id),
        setStory,
        () => {},
      ),
    [id],
  );
  return story;
}
