/** Dispatched on the window when the server has confirmed a message of the contact form. */
export const CONTACT_SENT = 'contact-sent';
