"""A bot over the network, in plain Python without any package: it takes a seat as a person does, by an invitation.

    python network_bot.py 'http://localhost:8000/table/k3J9xQ2mPz8A?claim=TOKEN'

What it says and hears is in docs/protocol.md. Change `choose`; the rest is the way there and back.
"""

import base64
import http.client
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import uuid
from typing import Any
from urllib.parse import parse_qs, urlsplit

Message = dict[str, Any]
ME = uuid.uuid4().hex


def choose(view: Message) -> str:
    """One of the moves, as text. `view` is all that our seat may know: board, things, standing, question."""
    moves: list[Message] = view["question"]["moves"]
    return str(random.choice(moves)["text"])


class Server:
    """A server, and who we are there: whoever shows the cookie."""

    def __init__(self, invitation: str) -> None:
        url = urlsplit(invitation)
        self.is_secure = url.scheme == "https"
        self.host = url.hostname or "localhost"
        self.port = url.port or (443 if self.is_secure else 80)
        self.name = url.netloc
        self.prefix, _, self.table = url.path.rpartition("/table/")  # a server may live under a path of a site
        self.token = parse_qs(url.query).get("claim", [""])[0]
        self.cookie = ""

    def post(self, path: str, body: Message) -> Message:
        """Ask for something, with our cookie; the first answer brings it."""
        kind = http.client.HTTPSConnection if self.is_secure else http.client.HTTPConnection
        connection = kind(self.host, self.port, timeout=30)
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        connection.request("POST", self.prefix + path, json.dumps(body), headers)
        answer = connection.getresponse()
        said: Message = json.loads(answer.read())
        connection.close()
        if answer.status >= 400:
            raise SystemExit(f"The server refuses: {said['error']['text']}")
        self.cookie = answer.getheader("Set-Cookie", self.cookie).partition(";")[0]
        return said


class Socket:
    """A WebSocket (RFC 6455), as far as a bot needs one."""

    def __init__(self, server: Server) -> None:
        plain = socket.create_connection((server.host, server.port))
        secure = ssl.create_default_context() if server.is_secure else None
        self.line = secure.wrap_socket(plain, server_hostname=server.host) if secure else plain
        self.input = self.line.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET {server.prefix}/api/tables/{server.table}/socket HTTP/1.1",
            f"Host: {server.name}",
            f"Cookie: {server.cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        ]
        self.line.sendall("".join(f"{row}\r\n" for row in [*head, ""]).encode())
        answer = self.input.readline().decode()
        if " 101 " not in answer:
            raise SystemExit(f"The server opens no socket: {answer.strip()}")
        while self.input.readline().strip():
            pass  # the headers of the answer

    def send(self, message: Message) -> None:
        """Say something."""
        self.send_frame(1, json.dumps(message).encode())

    def send_frame(self, kind: int, data: bytes) -> None:
        """Send a text (1), or the answer to a ping (10). What a client sends is masked."""
        mask = os.urandom(4)
        size = struct.pack("!B", 128 | len(data)) if len(data) < 126 else struct.pack("!BH", 128 | 126, len(data))
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.line.sendall(bytes([128 | kind]) + size + mask + masked)

    def hear(self) -> Message | None:
        """The next message; None when the server has hung up."""
        text = b""
        while len(head := self.input.read(2)) == 2:
            kind, length = head[0] & 15, head[1] & 127
            if length >= 126:
                length = int.from_bytes(self.input.read(2 if length == 126 else 8), "big")
            data = self.input.read(length)
            if kind == 8:  # a goodbye
                return None
            if kind == 9:  # a ping, so that both know the other is there
                self.send_frame(10, data)
            elif kind in (0, 1):  # a text, or more of it
                text += data
                if head[0] & 128:
                    message: Message = json.loads(text)
                    return message
        return None


def play(line: Socket) -> bool:
    """Play until the game is over; False if the line went dead before."""
    newest: Message = {"view": None, "decision": -1}
    answered = -1
    while message := line.hear():
        if message["type"] == "view":
            newest = message
        elif message["type"] == "reject":  # nothing has changed; the newest view says how things stand
            print(f"refused: {message['code']} {message['reason'] or ''}", file=sys.stderr)
            time.sleep(1)
            answered = -1
        view, decision = newest["view"], newest["decision"]
        if view is None:
            continue  # the others have not sat down yet
        if view["over"]:
            print(f"The scores are {view['scores']}, and ours was seat {newest['seat']}.")
            return True
        if newest["table"]["seats"][newest["seat"]]["takeover"]:  # we were away, and a bot plays for us
            line.send({"type": "back"})
        elif view["question"].get("moves") and decision != answered:
            line.send({"type": "move", "decision": decision, "key": f"{ME}-{decision}", "move": choose(view)})
            answered = decision
    return False


if __name__ == "__main__":
    here = Server(sys.argv[1])
    here.post("/api/me", {"name": "Robot"})
    here.post(f"/api/tables/{here.table}/claim", {"token": here.token})
    while not play(Socket(here)):  # the server was restarted, say; the seat is ours as long as we have the cookie
        time.sleep(2)
