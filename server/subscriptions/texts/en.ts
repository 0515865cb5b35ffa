export const planTexts = {
  free: {
    name: 'Free Trial',
    description: 'To try it out and meet your first customers.',
    features: [
      'A profile with your reviews',
      'Talk to customers directly',
      'Your acceptance rate and figures',
      'No card needed',
    ],
  },
  professional: {
    name: 'Professional',
    description: 'For those who want to work steadily around home.',
    features: [
      'A profile with your reviews',
      'Talk to customers directly',
      'Your acceptance rate and figures',
      '{days}-day free trial, nothing charged until it ends',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'For full calendars and small teams.',
    features: [
      'A profile with your reviews',
      'Talk to customers directly',
      'Your acceptance rate and figures',
      '{days}-day free trial, nothing charged until it ends',
    ],
  },
};
