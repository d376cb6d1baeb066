export const en = {
  fileName: 'messages',
  columns: {
    received: 'Received',
    language: 'Language',
    state: 'State',
    read: 'Read',
    answered: 'Answered',
    binned: 'Moved to the bin',
    page: 'Written on',
    notes: 'Private notes',
  },
  languages: { en: 'English', es: 'Spanish' },
  states: { new: 'New', read: 'Read', answered: 'Answered', archived: 'Archived', spam: 'Suspected spam' },
};
