export const en = {
  firstCall: {
    title: 'First call',
    text: 'Thank you for asking about {service}. I would like to hear more about your dog before we plan anything: age, breed, and what a normal day looks like.\n\nWhen can I call you this week?',
  },
  prices: {
    title: 'Prices and times',
    text: 'Thank you for your interest in {service}. So I can tell you the price and when I have time: how old is your dog, where do you live, and what would you like to work on?\n\nWhich days and times work for you?',
  },
  noRoom: {
    title: 'No room at the moment',
    text: 'Thank you for writing, {name}. I have no room for new dogs right now, and I don’t want to make you a promise I can’t keep.\n\nIf you like, I’ll write to you as soon as a spot opens up.',
  },
};
