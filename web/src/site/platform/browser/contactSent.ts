/** The name of the event dispatched on the window once the server has confirmed a contact message. */
export const CONTACT_SENT = 'contact-sent';
