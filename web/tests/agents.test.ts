import { expect, test } from "vitest";

import { deviceOf } from "../src/shell/agents";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test("a browser is called as people call it", () => {
  for (const [agent, name] of [
    ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox · Linux"],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36`,
      "Chrome · Windows",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`,
      "Edge · Windows",
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`,
      "Chrome · Android",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15",
      "Safari · macOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Mobile Safari/604.1",
      "Safari · iPhone",
    ],
    ["python-httpx/0.28", "python-httpx"],
    ["curl/8.0", "curl"],
  ])
    expect(deviceOf(agent!)).toBe(name);
  expect(deviceOf("")).toBeNull();
});
