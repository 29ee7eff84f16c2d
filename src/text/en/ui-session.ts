/** Words of the sign-in screen. */
export const uiSession = {
  welcomeBack: 'Welcome Back',
  noAccountNeeded: 'No account is needed. Your chart and your chats are kept on this device.',
  continueWithoutLogin: 'Continue without login',
  skipDevelopment: 'Skip (Development Only)',
  terms:
    'By continuing you agree to use it for reflection: readings are not medical, legal or financial advice.',
  privacy: 'Nothing you enter leaves this device.',
  licences: 'Licences',
  figureLabel: 'The figure of eight that the afternoon Sun draws in the sky over a year',
  figureCaption: (time: string, place: string) => `The Sun at ${time}, ${place},`,
  figureYear: (year: number) => `every fifth day of ${year}`,
  figureJune: '21 June',
  figureDecember: '21 December',
  figureToday: 'Today',
  figureTime: '3 PM',
  figurePlace: 'Greenwich',
};
