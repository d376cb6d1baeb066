export const home = {
  'hero.eyebrow': 'Dog training in San Juan and around the island',
  'hero.title': 'A dog that listens, at home and in the ring',
  'hero.text':
    'One trainer, your dog and a plan you can follow. From the first week with a puppy to your first show, in English or Spanish.',
  'hero.contact': 'Book a first talk',
  'hero.services': 'See services',
  'hero.alt': '{{trainer}} and a brown dog that looks up at her, in front of an arch that opens on the sea',
  'trainer.role': 'AKC and CGC evaluator, Rally Master competitor',
  'trainer.badges': 'Credentials',
  'services.title': 'Specialized services',
  'services.intro': 'Every dog starts with an evaluation. Then we choose the shortest road that works for both of you.',
  'services.all': 'View All Services',
  'about.eyebrow': 'About the trainer',
  'about.title': 'Trained to see what your dog is saying',
  'about.text':
    '{{trainerFirst}} has spent her career on both sides of the ring: preparing dogs and judging them. She teaches with rewards, timing and patience, and she explains every step, so that what works in class works in your kitchen.',
  'about.with': 'Work With {{trainerFirst}}',
  'testimonials.title': 'What their people say',
  'testimonials.intro': 'Real dogs, real homes, from Condado to Ponce.',
  'testimonials.all': 'Read all testimonials',
} as const;
