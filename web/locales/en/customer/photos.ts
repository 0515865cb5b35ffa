export const texts = {
  title: 'Photos of your request',
  add: 'Add photos',
  more: 'Add',
  hint: 'Up to {most}. A photo often says more than words.',
  count: '{count} of {most}',
  kept: 'They stay on this device until you confirm who you are, then they are sent with your request.',
  drop: 'Drop your photos here',
  uploading: 'Sending {name}',
  remove: 'Remove {name}',
  again: 'Try {name} again',
  trouble: {
    tooLarge: '{name} is too large: at most {megabytes} MB.',
    notAPicture: '{name} is not a picture that can be read here. JPEG, PNG and WebP can.',
    tooMany: '{name} was left out: at most {most} photos.',
  },
} as const;
