/**
 * What a day with a planet near a point of the chart is read as, and what it might be used for.
 *
 * A row: the headline, what the contact is read as (after a colon), what to do, what to let go of, a question. Soft is
 * for easy angles and mild meetings, hard for squares, oppositions and strong meetings.
 */
import type { SoulcastWords } from '#practice/soulcast/words.ts';

type Row = SoulcastWords['contacts']['sun']['lights']['soft'];

/** Five parts between bars. */
function row(text: string): Row {
  const [headline = '', says = '', act = '', letGo = '', question = ''] = text
    .split('|')
    .map((part) => part.trim());
  return { headline, says, act, letGo, question };
}

const rows = (soft: string, hard: string): Readonly<Record<'soft' | 'hard', Row>> => ({
  soft: row(soft),
  hard: row(hard),
});

export const contacts: SoulcastWords['contacts'] = {
  moon: {
    lights: rows(
      'Home is a pace, not a place. | a few hours in which feeling and will keep step | Eat one meal sitting down. | of the second screen. | What would make this evening feel like yours?',
      'Two needs, one kitchen. | a few hours in which comfort and aim want different things | Give the tired part ten minutes first. | of winning the argument with yourself. | Which of the two needs has waited longer?',
    ),
    inner: rows(
      'Say the small thing while it is small. | a mood that finds its words easily | Tell someone what the day has been like, in one line. | of saving it for a better moment. | What did you nearly say yesterday?',
      'The mood speaks first today. | a mood that answers before the question is out | Read your message once more, standing up. | of the quick reply. | What were you feeling one minute before you got annoyed?',
    ),
    outer: rows(
      'A long view from a low chair. | an hour when something large feels near and friendly | Look at one old plan as a visitor would. | of deciding anything about it. | What has become easier without your noticing?',
      'A small wave over deep water. | an hour when something large leans on a small mood | Put your hands in warm water. | of reading the whole year into one hour. | What is only today’s weather here?',
    ),
    angles: rows(
      'Let yourself be met halfway. | an hour when your face says what you mean | Open the door before they knock twice. | of the rehearsed greeting. | Who was glad to see you lately?',
      'You may be read before you speak. | an hour when others see the mood first | Say out loud that it has been a long day. | of pretending to be fine by noon. | What would you like people not to guess wrongly?',
    ),
  },
  sun: {
    lights: rows(
      'Stand where the light already falls. | a day when what you want is plain to see | Do the one thing you would sign. | of explaining who you are. | What would you do today if nobody kept score?',
      'The light shows the dust as well. | a day when aim and need look hard at each other | Finish one thing before you judge it. | of comparing this year with the plan. | What are you proud of that nobody has asked about?',
    ),
    inner: rows(
      'Say yes to what you are good at. | a day that favours skill over speed | Show one thing you made. | of the apology that comes before it. | Which of your skills has had no sun lately?',
      'Bright light, sharp edges. | a day when plain words can sound like verdicts | Ask first, then answer. | of being right before lunch. | Where could you be clear and still be kind?',
    ),
    outer: rows(
      'Big doors, ordinary handle. | some days when a large wish shows a small door | Take the first step that costs under an hour. | of waiting to feel ready. | Which large thing has a small beginning?',
      'The wall is real, and so are you. | a few days when limits are lit from the front | Name what is yours to move, and what is not. | of arguing with the calendar. | What would be enough for this week?',
    ),
    angles: rows(
      'Be seen at your own size. | a day when you are easy to find | Go where people know your name. | of the smaller version of yourself. | What do you want to be asked about?',
      'All eyes, and one pair is yours. | a day when the outer and the inner picture rub | Correct one wrong impression, gently. | of the mask that no longer fits. | What would you rather be known for?',
    ),
  },
  mercury: {
    lights: rows(
      'Put it in words you would use. | good weather for saying what you mean | Write the three lines you have been composing all week. | of the perfect opening. | What is the plain sentence under all of this?',
      'Thoughts quicker than feelings. | a day when the head answers for the heart | Wait one hour before you send it. | of explaining the feeling away. | What do you know that you have not let yourself feel?',
    ),
    inner: rows(
      'Talk while the kettle boils. | a day when small talk carries more than it seems | Ask the question you usually skip. | of the clever ending. | Who would you like to understand a little better?',
      'Two meanings, one message. | a day when tone gets lost on the way | Pick up the phone instead. | of reading between the lines. | What else could they have meant?',
    ),
    outer: rows(
      'Say it simply, then say it kindly. | good weather for words that leave room | Send the message you have been making too clever. | of the last word. | What would you say if you were sure of being heard?',
      'Long thoughts want short sentences. | a day when a big subject needs few words | Write the plan on one side of one page. | of the eleventh open tab. | Which part of this can be said in ten words?',
    ),
    angles: rows(
      'Introduce yourself without a footnote. | a day when your words arrive before your doubts | Say your name and what you do, once, plainly. | of the disclaimer. | What do you want people to repeat about you?',
      'Mind the first sentence. | a day when a hurried word travels far | Let the meeting begin in silence for one breath. | of filling every pause. | What would you say if you had only one line?',
    ),
  },
  venus: {
    lights: rows(
      'Let something be lovely and useless. | a day when liking comes without effort | Put flowers, or a lemon, on the table. | of earning it first. | What pleases you that you never mention?',
      'Liking and needing are two hands. | a day when being pleasant costs a little more | Choose for yourself once, out loud. | of agreeing in advance. | What would you choose if nobody minded?',
    ),
    inner: rows(
      'Good company for small work. | a day when warmth makes talk easier | Praise something exactly. | of keeping the compliment for later. | Whose way of doing things do you secretly enjoy?',
      'Sweet and sharp in one cup. | a day when wanting and asking get tangled | Ask for what you want before you offer something. | of hinting. | What is the request inside the complaint?',
    ),
    outer: rows(
      'Make room for a slow pleasure. | a few days when the long story softens | Spend an hour on something made to last. | of hurrying the good part. | What is worth keeping for ten years?',
      'Ask what it is worth to you. | a few days when value and habit part ways | Look at one thing you keep, and decide again. | of the bargain you no longer want. | What do you keep paying for without liking it?',
    ),
    angles: rows(
      'Arrive a little softer. | a day when you are easy to like | Wear the thing you save for later. | of waiting to be invited. | Where do you feel welcome without trying?',
      'Charm is not consent. | a day when pleasing others shows its price | Say “let me think” once. | of the smile you do not mean. | Where would a kind no do more good?',
    ),
  },
  mars: {
    lights: rows(
      'Spend the spark on one thing. | a day with more start in it than usual | Move for ten minutes before you plan. | of warming up for ever. | What has been waiting only for you to begin?',
      'Heat wants a door. | a day when impatience arrives before its reason | Walk once round the block, fast. | of the reply you drafted in the shower. | What are you protecting when you bristle?',
    ),
    inner: rows(
      'Straight lines, warm hands. | a day when directness sounds friendly | Make the call you have been circling. | of the third reminder. | What could be settled in five minutes?',
      'A sharp tool, held well. | a day when words have an edge | Say the fact, then stop. | of the extra sentence. | What do you want to happen after you have said it?',
    ),
    outer: rows(
      'Push where it already gives. | a few days when effort and patience pull together | Give the long task one honest hour. | of doing it all today. | Where does a little force go a long way?',
      'Not every wall is a dare. | a few days when force meets something older | Try the second door first. | of pushing to prove a point. | What would you do if pushing were not allowed?',
    ),
    angles: rows(
      'Go first, and go kindly. | a day when others follow your pace | Start, and let them catch up. | of asking whether it is all right to begin. | Where are people waiting for someone to move?',
      'You come across louder than you feel. | a day when haste is seen before intention | Lower your voice by a third. | of the shortcut through someone else. | How would you like to leave the room?',
    ),
  },
  jupiter: {
    lights: rows(
      'There is more chair than you thought. | some weeks when hope has good reasons | Say yes to one thing that widens you. | of the modest lie. | What would you try if it were easy to come back?',
      'Plenty, and two hands. | some weeks when a yes comes out too quickly | Count the hours before you promise them. | of the fifth good idea. | What is enough here?',
    ),
    inner: rows(
      'Ask for a little more than usual. | some weeks when people are generous with answers | Tell someone about the bigger version. | of shrinking it to be polite. | Who would enjoy helping with this?',
      'Large words, small print. | some weeks when enthusiasm outruns the detail | Read it again at half the speed. | of the promise made to please. | What did you leave out when you told it?',
    ),
    outer: rows(
      'A wider road, the same walker. | a season when growing feels possible | Learn one page of something new. | of proving the use of it. | What would you like to know more about than you need?',
      'Bigger is one direction among several. | a season when more is not the answer | Prune one plan. | of the size of it. | Which part would you keep if you could keep a third?',
    ),
    angles: rows(
      'Take up the space you stand in. | some weeks when doors open from the other side | Introduce two people who should know each other. | of entering sideways. | Where are you already more welcome than you act?',
      'A big entrance, a long evening. | some weeks when others expect a great deal | Promise less than they ask. | of being everyone’s good news. | What would you like to be allowed not to do?',
    ),
  },
  saturn: {
    lights: rows(
      'Slow hands, straight seam. | some weeks when steady work is its own warmth | Do the next plain step, and only that. | of waiting for the mood. | What gets better simply because you keep at it?',
      'Carry less, and carry it well. | some weeks when the load shows its true weight | Put down one duty that was never yours. | of being the one who always can. | What would you stop holding if you were sure it would not fall?',
    ),
    inner: rows(
      'Few words that hold. | some weeks when exactness is a kindness | Put the agreement in writing, in friendly terms. | of keeping it vague to keep it nice. | What do you want to be held to?',
      'A short answer is not a cold one. | some weeks when talk is dry and feelings wait | Say how long you need. | of taking the silence personally. | What would help you be patient with this?',
    ),
    outer: rows(
      'Good walls make a warm room. | a season when structure and hope agree | Fix one hour of the week for what matters. | of starting over from scratch. | What has held longer than you expected?',
      'Measure twice, promise once. | a fair time to test what you promised | Cut one plan to its honest size. | of sounding certain. | What would still be worth doing at half the scale?',
    ),
    angles: rows(
      'Let your work speak at its own pace. | some weeks when reliability is noticed | Turn up five minutes early. | of reminding people how hard it was. | Who counts on you, and is it mutual?',
      'Stand still and be counted. | some weeks when your place is weighed, mostly by you | Say what you are responsible for, and what not. | of a title that no longer fits. | Where do you want to be standing in a year?',
    ),
  },
  uranus: {
    lights: rows(
      'A window you forgot could open. | a season when change feels like breath | Do one usual thing in an unusual order. | of explaining the change. | What would you do differently if no one were used to you?',
      'The jolt and the map. | a season when need and habit go separate ways | Leave one hour of today without a plan. | of holding the old picture still. | What wants to move, and what do you want to keep?',
    ),
    inner: rows(
      'The odd idea has manners. | some weeks when a new thought fits at once | Write down the idea you laughed at. | of checking who else does it. | Which of your strange thoughts has been right before?',
      'Interrupted, and perhaps in time. | some weeks when plans are spoken over by events | Keep tomorrow’s list to three lines. | of finishing every sentence. | What did the interruption save you from?',
    ),
    outer: rows(
      'The road has a side path today. | a season when old and new get on | Try one tool that is younger than you. | of the habit nobody remembers choosing. | What would you change if it were only for a month?',
      'A door you stopped pushing moves. | a season when change meets what was built to last | One familiar thing by another route. | of explaining it first. | Which rule would nobody miss?',
    ),
    angles: rows(
      'Let them meet the newer you. | a season when you look different, to yourself first | Change one small thing that people can see. | of staying recognisable. | What do people still believe about you that is no longer so?',
      'Your name tag slips. | a season when roles come loose | Say “I am trying something” and leave it there. | of the part you play from memory. | Which role would you hand back if you could?',
    ),
  },
  neptune: {
    lights: rows(
      'Soft light is still light. | a long season when feeling knows the way | Listen to one piece of music and do nothing else. | of needing it explained. | What do you know without being able to say how?',
      'Mist on the inside of the glass. | a long season when hope and haze look alike | Write down what is certain, three lines. | of rescuing and of being rescued. | What are you hoping not to see?',
    ),
    inner: rows(
      'Draw it instead. | a long season when pictures say more than points | Tell it as a story, beginning with the weather. | of the exact word. | What image keeps coming back?',
      'Ask once more, and write it down. | a long season when words slip between people | Repeat back what you heard. | of the answer you wished for. | What did they actually say?',
    ),
    outer: rows(
      'The tide is in. | a long season when the wide things feel close | Give an hour to something that has no use. | of steering every minute. | What would you like to trust again?',
      'Fog has edges; walk slowly. | a long season when the far shore moves | Choose the next step, and leave the tenth. | of certainty by tonight. | What can you see clearly from exactly here?',
    ),
    angles: rows(
      'You may be a little unfinished today. | a long season when others see their hopes in you | Let a question stay open in company. | of the sharp outline. | Who sees you kindly, and is the picture true?',
      'They may be looking at a dream of you. | a long season when how you are seen is blurred | Say one dull true thing about yourself. | of living up to the picture. | Where are you playing someone they invented?',
    ),
  },
  pluto: {
    lights: rows(
      'Roots before branches. | a long season when strength comes from below | Go back to the reason you began. | of the surface of the matter. | What in you has never been shaken by this?',
      'Something old wants to be set down. | a long season when what you hold on to shows itself | Write its name and put the page away. | of holding on because you held on. | What would you be if this were over?',
    ),
    inner: rows(
      'One true sentence goes a long way. | a long season when plain talk reaches far down | Say the thing under the thing. | of the tactful version. | What have you not been asked?',
      'Not every silence is a lock. | a long season when words can grip too hard | Leave a question unanswered for a day. | of the urge to find out. | What would you do with the answer if you had it?',
    ),
    outer: rows(
      'Slow turning of a large stone. | a long season when deep change has a steady hand | Clear one shelf you have avoided. | of keeping it just in case. | What has quietly ended already?',
      'The floor creaks where it is being rebuilt. | a long season when old ground gives and settles | Choose one thing that stays as it is. | of deciding everything at once. | What are you ready to stop defending?',
    ),
    angles: rows(
      'Quiet weight in the room. | a long season when people feel that you mean it | Take the seat you usually leave free. | of making yourself smaller to be safe. | Where is your presence already an answer?',
      'A skin too tight at the shoulders. | a long season when your place in things is remade | Tell one person what is changing. | of the power of looking unchanged. | Who are you when nobody needs you to be strong?',
    ),
  },
};
