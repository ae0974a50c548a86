"""The browser's pages in a real browser, against a real house."""
