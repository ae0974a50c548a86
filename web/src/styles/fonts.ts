// Bundled, Latin: no font is fetched from elsewhere.
import "@fontsource/eb-garamond/latin-400-italic.css";
import "@fontsource/eb-garamond/latin-500-italic.css";
import "@fontsource/eb-garamond/latin-500.css";
import "@fontsource/eb-garamond/latin-600.css";
import "@fontsource/im-fell-english-sc/latin-400.css";
import "@fontsource/im-fell-english/latin-400-italic.css";
import "@fontsource/im-fell-english/latin-400.css";
import "@fontsource/ysabeau-office/latin-500.css";
import "@fontsource/ysabeau-office/latin-600.css";
import "@fontsource/ysabeau-office/latin-700.css";
import "@fontsource/ysabeau-office/latin-800.css";
