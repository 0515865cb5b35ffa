export const texts = {
  title: 'What do you do?',
  intro: 'One answer is missing before customers can find you.',
  profession: 'Profession',
  professionHint: 'You get the requests for this work. You can change it in your profile.',
  missing: 'Please choose your profession.',
  submit: 'Open my dashboard',
  failed: 'Not saved',
  failedHint: 'Please try again.',
} as const;
