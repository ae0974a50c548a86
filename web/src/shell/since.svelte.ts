import type { News } from "./news";
import type { Message } from "./protocol";

/** What the others did since my last decision, and how the table stood before. */
export class Since {
  news = $state.raw<readonly News[]>([]);
  before: Message | null = null;

  /** Keep the news that follow what is on screen; my own decision begins anew. */
  remember(shown: Message | null, news: News): void {
    if (!shown || shown.seat === null) return;
    if (shown.prompt?.seat === shown.seat) {
      this.before = shown;
      this.news = [];
    }
    this.before ??= shown;
    this.news = [...this.news, news];
  }
}
