/** The id of the form's card. The form's `action` has it as its fragment, so that the response page scrolls to the form. */
export const FORM_ID = 'contact-form';
