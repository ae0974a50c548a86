import "./styles/fonts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/things.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { mountSprite } from "./kit/sprite";

mountSprite();
mount(App, { target: document.getElementById("app")! });
