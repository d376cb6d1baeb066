export const services = {
  'eyebrow': 'Services',
  'title': 'Training for the dog you have',
  'description':
    'Show dog, obedience, behavior and puppy training, and AKC certification preparation in Puerto Rico, in English or Spanish.',
  'intro':
    'Lessons in English or Spanish, most of them private: in your living room first, then out in the world. Every service starts with an evaluation.',
  'empty': 'Our services are being updated. Write to us and we will tell you what is open.',
  'request': 'Request This Service',
  'faq.title': 'What people ask first',
  'faq.results': 'How soon will I see results?',
  'faq.resultsAnswer':
    'Most families see a first change within two weeks if they practice five to ten minutes a day: a dog that looks up when it hears its name, a walk with fewer pulls. Good manners that hold up around distractions take eight to twelve weeks. Fear and aggression need longer, often several months, and at each lesson we measure with you how far you have come.',
  'faq.age': 'What is the best age to start?',
  'faq.ageAnswer':
    'Eight weeks, or the day your puppy comes home. Puppies learn fastest until about sixteen weeks, and much of that learning is safe before the last vaccines. There is no upper limit: adult and senior dogs learn well, and adopted dogs often surprise their people.',
  'faq.show': 'How does show training differ from regular training?',
  'faq.showAnswer':
    'Regular training prepares a dog for daily life: walking on a loose leash, coming when called, staying calm with visitors. Show training prepares dog and handler for the ring: gaiting, stacking, accepting the judge’s hands and enjoying it among many dogs. A show dog should stand where a pet is asked to sit, so tell us early if you want both, and we teach each with its own cue.',
  'unsure.title': 'Not sure which one your dog needs?',
  'unsure.text': 'Write two lines about your dog. We will tell you where to start, even if it is not with us.',
  'unsure.contact': 'Ask us',
} as const;
