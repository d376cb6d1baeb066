import type { Locator, Page } from '@playwright/test';

/**
 * Returns the contact form once its code has loaded. The server renders a plain form first, which the browser itself would submit: a
 * journey that looks for fields anywhere on the page may fill in that one, and lose what it typed. The tests without scripts cover it.
 */
export const contactForm = (page: Page): Locator => page.locator('[data-contact-form]');
