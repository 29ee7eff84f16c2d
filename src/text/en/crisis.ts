/** English crisis words beyond the shared table, and the small words that decide whose they are. */
import type { CrisisCues, Words } from '#companion/safety/crisis-cues.ts';

const en = (...list: string[]): Words => ({ en: list, th: [] });

export const englishCrisis: Partial<CrisisCues> = {
  now: en(
    'i have the pills', 'i have pills ready', 'pills are in front of me', 'goodbye everyone', 'this is goodbye for good',
    'wrote my goodbye letter', 'written a suicide note', 'wrote a suicide note', 'kill myself right now',
    'kill myself this weekend', 'kill myself tomorrow', 'ending it tonight', 'ending it all tonight', 'end it all tonight',
    'tonight is my last night', 'i have a plan to die', 'i have a plan to kill myself', 'i loaded the gun',
    'gun to my head', 'standing on the bridge', 'he has a gun', 'she has a gun', 'he is outside with a knife',
    'she is going to kill me', 'they are going to kill me', 'he is hitting me right now', 'he is beating me right now',
    'just swallowed the pills', 'swallowed all my pills', 'i already took the pills',
  ),
  active: en(
    'end it all', 'ending it all', 'i want to be dead', 'wish i wasnt here', 'wish i was never born',
    'wish i had never been born', 'dont want to exist', 'dont want to be here anymore', 'dont want to wake up',
    'everyone would be better off if i was gone', 'harming myself', 'harm myself', 'starving myself', 'i cut again',
    'started cutting', 'thoughts of dying', 'thinking about dying', 'think about killing', 'not worth living',
    'nothing to live for', 'hang myself', 'drown myself', 'shoot myself', 'jump off a bridge', 'overdose',
    'relapsed into cutting', 'better if i died', 'rather be dead', 'wants to kill herself', 'wants to kill himself',
    'wants to kill themselves', 'kill herself', 'kill himself', 'kill themselves', 'killing herself', 'killing himself',
    'hurting herself', 'hurting himself', 'cutting herself', 'cutting himself', 'want to end things for good',
  ),
  abuse: en(
    'slaps me', 'slapped me', 'punches me', 'punched me', 'kicks me', 'kicked me down', 'pushed me down the stairs',
    'throws things at me', 'threw me against', 'pulls my hair', 'threatened to kill me', 'says he will kill me',
    'says she will kill me', 'wont let me see my friends', 'controls my money', 'locked me in', 'forces me to',
    'scared of my husband', 'afraid of my husband', 'afraid of my boyfriend', 'scared of my boyfriend',
    'afraid of my father', 'scared of my dad', 'assaulted me', 'sexually abused', 'abuses me', 'abusing me', 'stalks me',
    'hitting me', 'beating me',
  ),
  strain: en(
    'cant go on', 'cant go on like this', 'cant do it anymore', 'cant cope', 'cant keep going', 'breaking down',
    'having a panic attack', 'panic attack', 'i hate myself', 'hate my life', 'no hope', 'lost all hope', 'what is the point',
    'whats the use', 'no reason to go on', 'done with everything', 'done with life', 'tired of living', 'tired of life',
    'tired of being alive', 'at my limit', 'at breaking point', 'losing my mind', 'nobody would notice', 'no one would notice',
    'nobody would miss me', 'no one would miss me', 'afraid of myself', 'drowning in it', 'empty inside', 'i am broken',
    'cant breathe',
  ),
  lower: {
    negation: en(
      'not going to kill', 'not going to hurt', 'not going to harm', 'not planning to', 'no plans to', 'dont plan to',
      'not trying to kill', 'dont want to kill', 'dont want to hurt myself', 'dont want to harm', 'dont actually want to',
      'dont really want to die', 'would never', 'will never kill', 'no thoughts of', 'not thinking of', 'not thinking about',
      'i am safe and', 'never want to hurt', 'no longer want to', 'stopped cutting', 'stopped hurting', 'not self harm',
      'never tried to',
    ),
    past: en(
      'in my teens', 'as a teenager', 'as a teen', 'as a kid', 'as a child', 'when i was young', 'when i was younger',
      'when i was a kid', 'when i was a child', 'last year i', 'a long time ago', 'long ago', 'in the past', 'my ex used to',
      'in college i', 'at school i', 'there was a time',
    ),
    again: en('back again', 'now it is back', 'is back now', 'coming back', 'tonight'),
  },
  block: en(
    'in a movie', 'in a film', 'in this movie', 'in the show', 'in a book', 'in the novel', 'in this song', 'a song called',
    'the movie', 'the film', 'the lyric', 'the lyrics', 'the character', 'the podcast', 'true crime', 'in the game',
    'a dream that', 'a dream where', 'nightmare', 'documentary', 'death tarot', 'the tower card', 'ten of swords', 'in the news',
    'in my novel', 'i read about', '13th card',
  ),
  thirdPerson: en(
    'friend', 'best friend', 'my friends', 'my mother', 'my father', 'my dad', 'my wife', 'my husband', 'my boyfriend',
    'my girlfriend', 'my roommate', 'my cousin', 'my ex', 'my child', 'my kid', 'my niece', 'my nephew', 'my student',
    'my colleague', 'my coworker', 'my teammate', 'someone i know', 'somebody i know', 'a guy i know', 'a girl i know',
    'my aunt', 'my uncle', 'she says', 'he says', 'she said', 'he said', 'they said', 'they say', 'she told me', 'he told me',
    'she keeps', 'he keeps', 'kill herself', 'kill himself', 'killing herself', 'killing himself', 'hurting herself',
    'hurting himself', 'cutting herself', 'cutting himself', 'kill themselves', 'he is suicidal', 'she is suicidal',
    'they are suicidal', 'she tried', 'he tried',
  ),
  idioms: en(
    'dying to', 'dying for a', 'killing it', 'killed it', 'killing me softly', 'to die for', 'die laughing', 'died laughing',
    'dead serious', 'dead on', 'dead right', 'dead battery', 'dead phone', 'laptop died', 'car died', 'wifi died', 'kill two birds',
    'killing myself laughing', 'kill myself laughing', 'curiosity is killing me', 'suspense is killing me', 'kill the mood',
    'kill the lights', 'buzzkill', 'killer outfit', 'hit me hard that', 'hit me with', 'hit me today that', 'hits me differently',
    'hits me different', 'beat me at', 'beat me in chess', 'beats me how', 'beats me what', 'trapped wind', 'cut myself shaving',
    'cut myself some slack', 'cut myself a slice', 'burn myself out', 'hopeless romantic', 'forced me to rethink',
    'forced me to grow', 'no point in texting', 'over my dead body', 'rapeseed', 'realisation hit me', 'realization hit me',
    'rape of', 'mortgage of death', 'there is no point in rushing', 'not wake up early', 'not wake up in time', 'not wake up late',
    'not wake up on time', 'i hit my limit', 'cut myself cooking', 'cut myself chopping', 'commit social suicide', 'political suicide',
    'career suicide', 'social suicide', 'hopelessly in love',
  ),
  attack: en(
    'he has a knife', 'she has a knife', 'he has a gun', 'she has a gun', 'he is going to kill me', 'she is going to kill me',
    'they are going to kill me', 'breaking down the door', 'he is hitting me right now', 'he is beating me right now',
    'he is outside with a knife',
  ),
  firstPerson: en('i', 'im', 'ive', 'me', 'myself'),
  telling: en(
    'said', 'says', 'say', 'told me', 'tells me', 'texted', 'texted me', 'wrote', 'writes', 'keeps saying', 'keeps telling me',
    'messaged', 'messaged me', 'posted', 'sent me', 'admitted', 'confessed', 'called me',
  ),
};
