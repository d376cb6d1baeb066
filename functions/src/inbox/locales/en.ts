export const en = {
  fileName: 'messages',
  columns: {
    received: 'Received',
    language: 'Language',
    state: 'Status',
    read: 'Read',
    answered: 'Answered',
    binned: 'Moved to the bin',
    page: 'Sent from',
    notes: 'Private notes',
  },
  languages: { en: 'English', es: 'Spanish' },
  states: { new: 'New', read: 'Read', answered: 'Answered', archived: 'Archived', spam: 'Suspected spam' },
};
