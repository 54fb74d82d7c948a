import "@fontsource/michroma/latin-400.css";
import "@fontsource/barlow/latin-400.css";
import "@fontsource/barlow/latin-600.css";
import "@fontsource/barlow-condensed/latin-600.css";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { addShellIcons } from "./icons/icons";

addShellIcons();
mount(App, { target: document.getElementById("app")! });
