import type { Locator, Page } from '@playwright/test';

/**
 * Returns the contact form once its code has loaded. The server first renders a plain form, which the browser
 * itself would submit. A journey that finds fields anywhere on the page might fill in the plain form, and
 * lose the text. Tests without scripts cover that form.
 */
export const contactForm = (page: Page): Locator => page.locator('[data-contact-form]');
