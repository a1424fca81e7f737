"""For learning machines: our games as vectors, masks and numbered words, in the manner of the libraries they know.

`pettingzoo` and `openspiel` are adapters to those libraries, `vector` steps many games in one call. All three stand on
`play`, a game told in numbers. What is needed beside our own dependencies comes with the extras `learning` and
`openspiel`; see docs/learning.md.
"""
