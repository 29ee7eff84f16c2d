/** English feeling words: `[cue, valence -2…2, arousal 0…2]`; emoji stand here for both languages. */
import type { AffectEntry } from '#companion/understand/lexicon-types.ts';

/** A list of cues that share one valence and arousal. */
const group = (valence: number, arousal: number, cues: readonly string[]): AffectEntry[] => cues.map((cue) => [cue, valence, arousal]);

export const englishAffect: readonly AffectEntry[] = [
  ...group(-2, 2, ['want to die', 'wish i was dead', 'kill myself', 'terrified', 'panic', 'panicking', 'furious', 'desperate', 'devastated', 'falling apart', 'breaking down', "can't do this", 'cant take it', 'unbearable', 'traumatised', 'traumatized', 'survive', 'screaming', 'agony']),
  ...group(-2, 1, ['heartbroken', 'hopeless', 'miserable', 'hate my', 'hate myself', 'worthless', 'betrayed', 'cheated on me', 'abused', 'crushed', 'shattered', 'in pieces', 'destroyed', 'cancer', 'dying', 'died', 'passed away', 'miscarriage', 'ruined', 'humiliated']),
  ...group(-2, 0, ['depressed', 'empty inside', 'numb', 'grief', 'grieving', 'no hope', 'given up', 'give up on everything', "what's the point", 'dead inside', 'broken']),
  ...group(-1, 2, ['anxious', 'anxiety', 'angry', 'scared', 'afraid', 'worried', 'nervous', 'stressed', 'stress', 'overwhelmed', 'frantic', 'freaking out', 'fighting', 'fight', 'arguing', 'argue', 'yelling', 'jealous', 'frustrated', 'frustrating', "can't sleep", 'cant sleep', 'restless', 'rage', 'pissed', 'annoyed', 'irritable', 'resent', 'toxic', 'fear', 'dread', 'operation', 'surgery', 'biopsy', 'fired', 'laid off', 'debt']),
  ...group(-1, 1, ['ghosted', 'ghosting', 'left on read', 'stuck', 'lost', 'confused', 'hurt', 'hurts', 'ignored', 'rejected', 'dumped', 'left me', 'cheated', 'lied', 'lying', 'struggling', 'struggle', 'suffering', 'suffer', 'trapped', 'guilty', 'ashamed', 'embarrassed', 'insecure', 'not good enough', 'cry', 'crying', 'cried', 'unfair', 'disappointed', 'regret', 'mess', 'messed up', 'failing', 'failed', 'fail', 'failure', 'hate', 'awful', 'terrible', 'horrible', 'worse', 'worst', 'bad', 'wrong with me', 'difficult', 'hard time', 'fed up', 'sick of', 'sabotage', 'broke up', 'blocked me', 'unlucky', 'torn', 'too much', 'pressure', 'burnout', 'burned out', 'burnt out', 'problem', 'trouble', 'unhappy', 'invisible', 'misunderstood', 'let me down', 'sick', 'underpaid', 'never stays', 'avoid me', 'distant', 'cold towards me', 'miss him', 'miss her', 'miss them', 'heartbreak', 'alone', 'broke']),
  ...group(-1, 0, ['sad', 'disappearing', 'feel nothing', 'tired', 'exhausted', 'drained', 'lonely', 'low', 'down', 'bored', 'unmotivated', 'heavy', 'wading', 'empty', 'meh', 'gloomy', 'discouraged', 'weary', 'dull', 'no energy', 'slow', 'homesick', 'when does it end', 'when will it end', 'never ends', 'left out', 'off today', 'unseen', 'unappreciated', 'overlooked', 'wading through']),
  ...group(1, 0, ['calm', 'peaceful', 'relieved', 'content', 'hopeful', 'grateful', 'okay with', 'rested', 'at peace', 'settled', 'better now', 'earn well', 'doing well', 'feeling good', 'feel good', 'comfortable', 'proud', 'thankful', 'safe']),
  ...group(1, 1, ['happy', 'glad', 'excited about', 'curious', 'inspired', 'confident', 'motivated', 'love it', 'good news', 'fun', 'enjoying', 'enjoy', 'smiling', 'got the job', 'accepted', 'finally', 'promoted', 'cheerful']),
  ...group(2, 2, ['excited', 'thrilled', 'ecstatic', 'overjoyed', 'over the moon', 'amazing', 'wonderful', 'in love', 'best day', 'so happy', 'fantastic', 'said yes', 'got engaged', 'got married', 'got promoted', 'i passed']),
  ...group(0, 1, ['try so hard', 'trying so hard', 'dying to know', 'impatient', 'surprised', 'urgent', 'asap']),
  ...group(-2, 2, ['😭', '😱', '🤬']),
  ...group(-1, 1, ['😢', '😞', '😔', '😟', '😩', '😫', '😡', '😠', '💔', '😣', '😖', '🥺', '😰', '😨', '😥', '🙁', '☹️', '😤']),
  ...group(1, 1, ['😊', '🙂', '😀', '😃', '😁', '🥰', '😍', '❤️', '💕', '😌', '✨', '🙏', '😂', '🤣', '💖']),
  ...group(2, 2, ['🎉', '🥳', '🤩']),
];
