import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/things.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { mountSprite } from "./kit/sprite";
import { renew } from "./shell/renew";

addEventListener("vite:preloadError", () => void renew());
mountSprite();
mount(App, { target: document.getElementById("app")! });
