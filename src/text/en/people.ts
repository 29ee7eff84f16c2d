/** English words for the people in someone's life. */
import type { PeopleTable } from '#companion/understand/lexicon-types.ts';

export const englishPeople: PeopleTable = {
  roles: {
    partner: ['my partner', 'boyfriend', 'girlfriend', 'my man', 'my girl', 'fiance', 'fiancee', 'significant other', 'my other half'],
    spouse: ['husband', 'wife', 'spouse', 'my hubby'],
    ex: ['=ex', '=exes', 'ex boyfriend', 'ex girlfriend', 'ex husband', 'ex wife', 'ex partner', 'ex-boyfriend', 'ex-girlfriend', 'ex-husband', 'ex-wife', 'ex-partner'],
    crush: ['my crush', 'crush on', 'someone i like', 'a guy i like', 'a girl i like', 'this guy', 'this girl', 'the guy i', 'the girl i', 'situationship', 'someone new'],
    mother: ['mother', '=mum', '=mom', 'mama', 'mummy', 'mommy', 'stepmother', 'stepmum', 'stepmom'],
    father: ['father', '=dad', 'papa', 'daddy', 'stepfather', 'stepdad'],
    parent: ['parents', '=parent'],
    sibling: ['sister', 'brother', 'sibling', 'twin'],
    child: ['=son', '=sons', 'daughter', '=child', 'children', 'my kid', '=kids', 'my baby', 'toddler', 'our baby'],
    grandparent: ['grandma', 'grandmother', 'grandpa', 'grandfather', 'grandparents', 'granny'],
    relative: ['=aunt', '=uncle', 'cousin', 'relatives', 'nephew', 'niece'],
    'in-law': ['mother-in-law', 'mother in law', 'father-in-law', 'father in law', 'in-laws', 'in laws', 'sister-in-law', 'sister in law', 'brother-in-law', 'brother in law', 'daughter-in-law', 'son-in-law'],
    friend: ['=friend', '=friends', 'best friend', 'bestie', '=mate', 'friend group'],
    boss: ['boss', 'manager', 'supervisor', 'my ceo', 'team lead'],
    colleague: ['colleague', 'coworker', 'co-worker', 'teammate', 'business partner', 'cofounder', 'co-founder'],
    client: ['client', 'my customer'],
    teacher: ['teacher', 'professor', 'tutor', 'mentor', 'my supervisor at uni', 'coach'],
    landlord: ['landlord', 'landlady'],
    roommate: ['roommate', 'flatmate', 'housemate'],
    neighbour: ['neighbour', 'neighbor'],
    doctor: ['my doctor', 'surgeon'],
    therapist: ['my therapist', 'counsellor', 'counselor'],
    lawyer: ['my lawyer', 'attorney'],
    pet: ['my dog', 'my cat', 'our dog', 'our cat', 'my pet', 'puppy', 'kitten'],
  },
  notNames: [
    'i', 'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec',
    'aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces', 'sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron', 'lilith', 'ascendant', 'midheaven', 'north', 'south', 'node', 'rising', 'house', 'vesper', 'soulstice', 'god', 'tarot', 'death', 'tower', 'lovers', 'hermit', 'fool', 'magician', 'empress', 'emperor', 'hierophant', 'chariot', 'strength', 'justice', 'devil', 'star', 'judgement', 'world', 'temperance', 'wands', 'cups', 'swords', 'pentacles',
    'christmas', 'easter', 'halloween', 'valentine', 'valentines', 'songkran', 'tinder', 'bumble', 'hinge', 'instagram', 'facebook', 'whatsapp', 'youtube', 'google', 'chatgpt', 'netflix', 'linkedin', 'english', 'thai', 'french', 'german', 'spanish', 'american', 'british', 'chinese', 'japanese', 'indian', 'europe', 'asia', 'america', 'africa', 'london', 'paris', 'berlin', 'bangkok', 'tokyo', 'york', 'new', 'japan', 'thailand', 'germany', 'france', 'spain', 'italy', 'china', 'india', 'australia', 'canada', 'portugal', 'lisbon', 'porto', 'rotterdam', 'uk', 'usa', 'us',
    'hi', 'hey', 'hello', 'thanks', 'thank', 'please', 'sorry', 'why', 'when', 'what', 'who', 'how', 'which', 'where', 'will', 'should', 'would', 'could', 'can', 'is', 'are', 'am', 'do', 'does', 'did', 'has', 'have', 'had', 'was', 'were', 'my', 'your', 'our', 'his', 'her', 'their', 'he', 'she', 'they', 'we', 'you', 'it', 'its', 'the', 'a', 'an', 'this', 'that', 'these', 'those', 'there', 'here', 'and', 'but', 'or', 'so', 'if', 'then', 'because', 'since', 'while', 'after', 'before', 'now', 'today', 'tomorrow', 'yesterday', 'tonight', 'lately', 'sometimes', 'always', 'never', 'maybe', 'just', 'also', 'even', 'still', 'again', 'ok', 'okay', 'yes', 'no', 'not', 'oh', 'well', 'tell', 'give', 'show', 'help', 'draw', 'pull', 'read', 'explain', 'describe', 'let', 'everything', 'everyone', 'everybody', 'nothing', 'nobody', 'something', 'someone', 'anything', 'work', 'money', 'love', 'life', 'family', 'people', 'men', 'women', 'things', 'one', 'two', 'three', 'four', 'five', 'mum', 'mom', 'dad', 'mother', 'father', 'sister', 'brother', 'boss', 'husband', 'wife', 'ex', 'good', 'great', 'wow', 'honestly', 'actually', 'every', 'all', 'some', 'most', 'in', 'on', 'at', 'for', 'from', 'with', 'about', 'of', 'to', 'by', 'as', 'what is', 'im', 'ive', 'id', 'whats', 'hows', 'mr', 'mrs', 'ms', 'dr', 'ai', 'ivf', 'phd', 'back', 'last', 'next', 'first', 'second', 'third',
  ],
  beforeNames: ['and', 'with', 'about', 'does', 'did', 'is', 'has', 'will', 'named', 'called', 'like', 'love', 'miss', 'text', 'call', 'marry', 'date', 'dating', 'meet', 'met', 'trust', 'forgive', 'see', 'than', 'between', 'to', 'tell', 'ask', 'for', 'friend', 'sister', 'brother', 'boyfriend', 'girlfriend', 'husband', 'wife', 'partner', 'boss', 'son', 'daughter', 'ex', 'cousin', 'crush', 'colleague', 'dog', 'cat', 'leave', 'me and', 'should', 'can', 'over', 'hate'],
  afterNames: ['and i', 'and me', 'is', 'hasnt', 'has', 'doesnt', 'does', 'keeps', 'texted', 'told', 'said', 'says', 'left', 'wants', 'will', 'broke', 'never', 'loves', 'likes', 'wont', 'cant', 'isnt', 'asked', 'ghosted', 'cheated', 'ignores', 'called', 'moved', 'dumped', 'thinks', 'feels', 'stopped', 'and my'],
};
