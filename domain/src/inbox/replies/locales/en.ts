export const en = {
  firstCall: {
    title: 'First call',
    text: 'Thank you for asking about {service}. I would like to hear more about your dog before we plan anything: age, breed, and what a normal day looks like.\n\nWhen can I call you this week?',
  },
  prices: {
    title: 'Prices and times',
    text: 'Thank you for your interest in {service}. So that I can tell you the price and when I have time: how old is your dog, where do you live, and what would you like to work on?\n\nWhich days and hours suit you?',
  },
  noRoom: {
    title: 'No room at the moment',
    text: 'Thank you for writing, {name}. I have no room for new dogs right now, and I do not want to make you a promise that I cannot keep.\n\nIf you like, I will write to you as soon as I do.',
  },
};
