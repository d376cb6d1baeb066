/** The name of the event that is dispatched on the window when the server has confirmed a contact message. */
export const CONTACT_SENT = 'contact-sent';
