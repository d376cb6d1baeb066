import type { Locator, Page } from '@playwright/test';

/**
 * Returns the interactive contact form, which exists once its code has loaded. The server first renders a
 * plain form that works without scripts. Text filled into the plain form might be lost. Tests without scripts
 * cover the plain form.
 */
export const contactForm = (page: Page): Locator => page.locator('[data-contact-form]');
