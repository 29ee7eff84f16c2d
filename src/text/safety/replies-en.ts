/** What is said in English to somebody who may be in danger. The helplines stand below it on the screen. */
import type { SafetyReplies } from '#companion/safety/replies.ts';

export const safetyReplies: SafetyReplies = {
  urgent: 'If you or anyone near you is in danger right now, call the emergency number first.',
  care: 'Before anything else: are you all right? If you’re thinking about hurting yourself, or somebody is hurting you, you can tell me that here, and the people under “Who to call” will listen at any hour.',
  goOn: 'If nothing like that is going on, tell me so, and I’ll answer your question from your chart.',
  goOnChip: 'I’m all right, please answer',
  goOnPrefix: 'I’m all right.',
  gentle: {
    none: [
      'I’m not sure I understood everything behind your message, so I’d rather ask than guess. What is the hardest part of it for you today?',
    ],
    love: [
      'When love hurts or confuses you, it’s easy to think it’s your fault. It helps to say to one person you trust what is really happening, without making it sound better than it is.',
    ],
    partner: [
      'You don’t have to sort out the whole relationship today. What matters first is how you feel when you’re with this person: calm, or careful?',
    ],
    breakup: [
      'An ending can make every hour long, and that gets easier with time even when it doesn’t feel so now. Try not to be alone with it tonight: call or visit a friend.',
    ],
    family: [
      'Family can be the hardest place to be honest. You’re allowed to need distance, and you’re allowed to ask someone outside the family for help.',
    ],
    work: [
      'When work takes everything, rest and a person to talk to come before any decision. Nothing has to be settled today.',
    ],
    study: [
      'Pressure about school can make one result feel like your whole future. It isn’t. A teacher, a counsellor or a friend can carry part of it with you.',
    ],
    money: [
      'Money worries are heavy, and hiding them makes them heavier. One honest talk, with a friend or a free debt adviser, is a good first step.',
    ],
    'health-worry': [
      'I can’t see your body, and a chart can’t either. If it’s sudden or bad, call the emergency number; if not, ask a doctor.',
    ],
    mood: [
      'You don’t have to explain it or be over it. Something warm to drink, a little daylight and one person who knows how you feel are enough for now.',
    ],
    self: [
      'You’re not a problem to be solved. What you feel makes sense to someone who knows your whole story, so tell one person a bit of it today.',
    ],
    friendship: [
      'Feeling left out or worried about a friend hurts more than people admit. A short honest message to one person is often enough to begin.',
    ],
  },
  families: {
    wish: {
      self: {
        1: [
          'It sounds like you may be close to ending your life. Please don’t act on it. Get to somebody.',
          'Call the emergency number or a crisis line now, or go to somebody and say: “I’m not safe. Please stay with me.”',
          'Move away from anything you could use to hurt yourself.',
          'I’m an AI and can’t keep you safe, but people who can are awake now. Are you alone?',
        ],
        2: [
          'I’m glad you wrote that here. It sounds as if part of you doesn’t want to be alive, and that is too much to carry alone.',
          'Please tell one person today, in plain words: “I don’t want to be alive, and I need you to stay with me.” If that’s too hard, the people below listen to exactly this, at any hour.',
          'Are you safe right now? You can tell me here.',
        ],
        3: [
          'Thank you for telling me. Even when it’s over, or isn’t the same as wanting to die, it’s good that you said it.',
          'If it comes close again, tell somebody you trust the same day, or call one of the people under “Who to call”.',
          'How are you today? When you’d like to look at your chart, just ask.',
        ],
      },
      other: {
        1: [
          'It sounds as if this person may be about to end their life. Call the emergency number for them now, and say where they are.',
          'If you can do it safely, go to them or send somebody who is near. Stay with them, or stay on the phone, until help is there.',
          'Don’t keep it secret, even if you promised. Being angry with you is something they can get over.',
        ],
        2: [
          'You’re right to worry, and you don’t have to carry this alone.',
          'Ask them directly: “Are you thinking of ending your life?” Asking doesn’t put the idea in their head. Listen, stay with them, and call one of the numbers below together.',
          'If they have a plan or have taken something, call the emergency number. If you’re young, tell an adult today.',
        ],
      },
    },
    plan: {
      self: {
        1: [
          'It sounds as if you’re about to end your life, or have begun to say goodbye. Please don’t act on it. Get to somebody.',
          'Call the emergency number or a crisis line now, or go to somebody and say: “I’m not safe. Please stay with me.”',
          'Put distance between you and what you had in mind: leave the place, or hand it to somebody else.',
          'I’m an AI and can’t keep you safe, but people who can are awake now. Are you alone?',
        ],
        2: [
          'What you wrote sounds like a plan, or a goodbye. I take that seriously.',
          'Please tell somebody today, and ask them to stay with you and to keep what you had in mind out of your reach. If it may be today, call the emergency number.',
          'Are you safe right now?',
        ],
        3: [
          'Thank you for telling me that you were that close once. I’m glad you’re here.',
          'If the thought comes back, tell somebody the same day, or call one of the people under “Who to call”.',
          'How are you today? When you’d like to look at your chart, just ask.',
        ],
      },
      other: {
        1: [
          'What you describe sounds like a goodbye. Call the emergency number for them now, and say where they might be.',
          'Call or go to them, or send somebody who is near. If you only know them online, report it to the site and to the police.',
          'You can’t be too early with this, and it isn’t your fault, whatever happens.',
        ],
        2: [
          'What you describe can be a sign that somebody plans to end their life. It’s right to take it seriously.',
          'Ask them directly: “Are you thinking of ending your life?” Asking doesn’t put the idea in their head. Stay with them and call one of the numbers below together.',
          'If you can’t reach them, call the emergency number and say why you worry.',
        ],
      },
    },
    selfharm: {
      self: {
        1: [
          'If you’re bleeding and it doesn’t stop, or the cut is deep, call the emergency number now and shout for somebody near.',
          'Press hard with a clean cloth and keep on. Let somebody see it: they’re there to help, not to judge.',
          'You’re not in trouble. Are you alone?',
        ],
        2: [
          'It sounds as if you hurt yourself to get through what you feel. Thank you for saying it. You’re not bad or mad for doing it.',
          'You don’t have to stop everything today. Show one person, or tell a doctor, a school nurse or one of the people below: they hear this every day and won’t be shocked.',
          'If a wound is deep or won’t close, have it looked at today.',
          'Do you also think about dying?',
        ],
        3: [
          'It takes strength to have left that behind, and to say so.',
          'If the urge comes back, tell somebody before you’re alone with it. The people under “Who to call” know it well.',
          'When you’d like to look at your chart, just ask.',
        ],
      },
      other: {
        2: [
          'It’s hard to see that somebody you care about hurts themselves. It’s good that you noticed.',
          'Tell them calmly what you saw and that you’re not angry. Don’t ask them to promise to stop; ask what makes it better for a while, and offer to go with them to a doctor or a counsellor.',
          'If a wound is deep, or they talk about dying, call the emergency number. The people below also help those who worry.',
        ],
      },
    },
    overdose: {
      self: {
        1: [
          'If you’ve taken anything, call the emergency number now, even if you feel fine. Some medicines do their harm hours later, and it can be treated best early.',
          'Say what it was, how much and when. Keep the packet with you, unlock the door, and tell somebody who can be with you.',
          'If you haven’t taken it yet, give it to somebody else now, or leave the room it’s in.',
          'I’m an AI and can’t keep you safe, but people who can are awake now. Are you alone?',
        ],
        2: [
          'It sounds as if you’ve been thinking of taking too much, or have done it before. I take that seriously.',
          'Please give the tablets to somebody else today, or take them back to a pharmacy, and tell one person why.',
          'The people below listen at any hour. Are you safe right now?',
        ],
        3: [
          'Thank you for telling me. I’m glad you’re still here.',
          'If it was in the last few days, call the emergency number or a doctor now, even if you feel fine.',
          'If the thought comes back, tell somebody the same day. When you’d like to look at your chart, just ask.',
        ],
      },
      other: {
        1: [
          'If they may have taken too much, call the emergency number now, even if they say they’re fine.',
          'Say what it was, how much and when, and keep the packet. Stay with them. If they can’t be woken or breathe badly, tell the call handler at once and do what they say.',
        ],
        2: [
          'You’re right to worry. Ask them directly whether they’re thinking of taking too much, and offer to keep the medicine for them.',
          'If they have taken any, call the emergency number. Otherwise call one of the numbers below together.',
        ],
      },
    },
    weapon: {
      self: {
        1: [
          'A weapon near you, and these thoughts or this fear, are an emergency.',
          'If somebody threatens you, get out if you can and call the emergency number. If it’s you who might use it, leave it where it is, walk away from it, and go to somebody or call a helpline.',
          'If it’s yours, ask an adult you trust to lock it away now. I’m an AI and can’t keep you safe, but people who can are awake now.',
        ],
        2: [
          'A weapon close to hand makes a hard moment dangerous. I take that seriously.',
          'Please ask somebody to take it or lock it away for now. If you’re afraid of a person who has one, plan where you could go, and call a line below.',
          'Are you safe right now?',
        ],
        3: [
          'Thank you for telling me. What happened with that weapon was frightening, even if it’s over.',
          'If it comes back, or one is within reach on a bad day, ask somebody to keep it for you. The people under “Who to call” can help.',
        ],
      },
      other: {
        1: [
          'Call the emergency number now and say that there is a weapon, who has it and where they are.',
          'Get yourself and others out of reach if you can. Don’t try to take it away.',
        ],
        2: [
          'A weapon near somebody who is in a bad way is dangerous, and you’re right to worry.',
          'Only if you feel safe, ask them to give it up for now. If they talk about using it, call the emergency number.',
        ],
      },
    },
    violence: {
      self: {
        1: [
          'It sounds as if you’re in danger from somebody right now. If you can, get to a place with a way out or to a neighbour, and call the emergency number.',
          'If you can’t talk, call anyway: cough or tap, and press the keys they ask for.',
          'This is not your fault. This page can be closed with one tap.',
        ],
        2: [
          'What you describe isn’t all right: nobody who loves you should hurt you, frighten you or control what you do. It’s not your fault, whatever they say.',
          'You don’t have to decide today whether to stay or go. Talk to one of the people below, who know such homes and will help you plan what is safe for you. They believe you without proof.',
          'If it gets dangerous, call the emergency number. Are you safe to read this now?',
        ],
        3: [
          'I’m sorry that happened to you. It wasn’t your fault, and it can stay in the body long after it’s over.',
          'If you’d like to talk about it, the people under “Who to call” know it well. When you’d like to look at your chart, just ask.',
        ],
      },
      other: {
        1: [
          'If somebody is being hurt right now, call the emergency number and say where. You can do it without giving your name.',
          'Don’t go between them. If the person can reach you safely, let them in and lock the door.',
        ],
        2: [
          'It sounds as if somebody near you is being hurt or controlled. You did right to notice.',
          'Talk to them alone, tell them you believe them and that it’s not their fault, and give them one of the numbers below. Let them choose the pace: leaving can be the most dangerous time.',
          'If it’s happening now, or a child is there, call the emergency number.',
        ],
      },
    },
    stalking: {
      self: {
        1: [
          'If this person is outside or near you now, call the emergency number and stay where other people are or behind a locked door.',
          'Don’t go out to talk to them. Tell somebody where you are.',
        ],
        2: [
          'Being followed or watched like this isn’t love or coincidence, and you’re not imagining too much. In most countries it’s a crime.',
          'Don’t answer the person. Keep every message and write down dates and places, tell people around you, and use another phone to ask about tracking.',
          'Talk to the police or to a line below. If the person is near you now, call the emergency number.',
        ],
        3: [
          'I’m sorry that happened. It’s natural to keep looking over your shoulder for a while.',
          'If it starts again, keep the messages and tell the police early. The people under “Who to call” can help.',
        ],
      },
      other: {
        2: [
          'You’re right to take it seriously when somebody is followed or watched.',
          'Tell them you believe them, help them keep messages and dates, and go with them to the police or call a line below. If the person is near them now, call the emergency number.',
        ],
      },
    },
    assault: {
      self: {
        1: [
          'If it’s happening now or you’re not safe where you are, get to other people if you can and call the emergency number.',
          'You did nothing wrong. As soon as you’re safe, a hospital or a helpline can help with your body, with evidence if you want it, and with what to do next. You can say no to any examination.',
        ],
        2: [
          'I’m sorry. What you describe was done without your agreement, and that isn’t your fault: not because you drank, froze, said nothing, went along, or know the person.',
          'You can talk to somebody who knows about this, even years later, and you decide what happens next. If it was in the last few days, a doctor can still help with your health and keep evidence for you.',
          'Are you safe from this person now?',
        ],
        3: [
          'I’m sorry that happened to you. It wasn’t your fault then and it isn’t now.',
          'If it comes back in dreams or in your body, the people under “Who to call” know it well. When you’d like to look at your chart, just ask.',
        ],
      },
      other: {
        2: [
          'It means a lot that this person could tell you. Say: “I believe you. It’s not your fault.”',
          'Let them decide what to do next, and offer to go with them to a doctor or to call a line below. If it’s happening now, call the emergency number.',
        ],
      },
    },
    child: {
      self: {
        1: [
          'You’re not in trouble, and it’s not your fault. If you’re scared right now, go to another grown-up, like a neighbour, or call the emergency number. You can say: “Somebody is hurting me.”',
          'If you can’t talk, go where other people are.',
        ],
        2: [
          'I believe you. No grown-up and no older person is allowed to hurt you, touch you in a way that feels wrong, lock you in, leave you without food, or ask you for pictures. It’s not your fault, and you’re not in trouble.',
          'Please tell a grown-up you trust: a teacher, a school nurse, a grandparent, a friend’s mum or dad. You can show them this or say: “Something is happening at home and I need help.” If the first one doesn’t listen, tell another.',
          'You can also call a line below: one for children comes first, where your country has one. If you’re scared now, call the emergency number.',
        ],
        3: [
          'Thank you for telling me. What happened to you was not your fault.',
          'It’s never too late to talk about it with somebody who knows about it. The people under “Who to call” do. When you’d like to look at your chart, just ask.',
        ],
      },
      other: {
        1: [
          'If a child is being hurt or left alone in danger right now, call the emergency number and say where.',
          'Stay with the child if you can. You don’t have to be sure, and you don’t have to prove it.',
        ],
        2: [
          'A child may be being hurt or neglected, and you noticed. You don’t have to be sure and you don’t have to prove it.',
          'Listen to the child without asking for details, say “It’s not your fault, and I’m glad you told me”, and don’t promise to keep it secret. Then call the child protection service, the police or a line below. You can do it without giving your name.',
          'If the child is in danger now, call the emergency number.',
        ],
      },
    },
    eating: {
      self: {
        1: [
          'If you feel faint, your heart beats strangely or you can’t keep anything down, call the emergency number or let somebody take you to a hospital now.',
          'You don’t have to explain yourself there. Please don’t stay alone with it.',
        ],
        2: [
          'It sounds as if eating has become a fight, and that is hard on your body and frightening in your head. You’re not weak or vain, and it’s an illness people get well from.',
          'Please tell a doctor or one person you trust this week what you wrote here. If you faint, your heart beats strangely or you can’t drink, go to a hospital today.',
          'I won’t talk about weight or food here. Who could you tell first?',
        ],
        3: [
          'Thank you for saying it. Worrying a lot about food or your body is worth telling someone, even when it seems small.',
          'A doctor or one of the people under “Who to call” can help early, when it’s easiest. How are you today?',
        ],
      },
      other: {
        2: [
          'You’re right to worry when somebody stops eating or throws up. Illnesses like this hide well.',
          'Talk to them alone and without comments on weight or food: “I’ve noticed you’re not well, and I’m worried.” Offer to go with them to a doctor. If they faint or can’t drink, call the emergency number.',
        ],
      },
    },
    substances: {
      self: {
        1: [
          'If you’ve taken too much, mixed things, or feel very unwell, call the emergency number now and say what you took. You won’t be judged.',
          'Don’t drive and don’t stay alone. Put yourself where somebody can see you.',
        ],
        2: [
          'It sounds as if drink or drugs have taken over more than you want. That isn’t weakness, and it doesn’t get better by being ashamed.',
          'Please talk to a doctor or an addiction service, or to one of the people below. Ask before you stop all at once: that can be dangerous, and they know how to do it safely.',
          'Please don’t drive or be alone with children after drinking or using. Who knows about it?',
        ],
        3: [
          'It’s good that you look at this honestly.',
          'A doctor or one of the people under “Who to call” can talk it through with you, before it gets bigger. When you’d like to look at your chart, just ask.',
        ],
      },
      other: {
        1: [
          'If somebody has taken too much, can’t be woken or breathes badly, call the emergency number now and say what it was. Stay with them.',
        ],
        2: [
          'It’s hard to live beside somebody who drinks or uses too much. You didn’t cause it, and you can’t stop it alone.',
          'Talk to them when they’re sober, about what you see and feel. Get help for yourself too: the people below also listen to families. If there is danger, or a child is left alone or driven, call the emergency number.',
        ],
      },
    },
    friend: {
      self: {
        1: [
          'It sounds as if somebody may be about to end their life. Call the emergency number for them now, and say where they are.',
          'If you can do it safely, go to them or send somebody who is near, and stay on the phone. If you only know them online, report it to the site and to the police.',
          'Don’t keep it secret, even if you promised.',
        ],
        2: [
          'You’re right to worry about them, and you don’t have to carry this alone.',
          'Ask them directly: “Are you thinking of ending your life?” Asking doesn’t put the idea in their head. Listen, stay with them, and call one of the numbers below together.',
          'If they have a plan, have taken something or don’t answer, call the emergency number. If you’re young, tell an adult today, even if you promised not to.',
        ],
        3: [
          'It’s good that you were there for them. Worrying like that leaves its mark on you too.',
          'Keep asking them how they are, in plain words. The people under “Who to call” also listen to friends and families.',
        ],
      },
    },
    others: {
      self: {
        1: [
          'You wrote that you might hurt somebody. Please leave the room now. If it’s a baby, put them somewhere safe first.',
          'Put down or lock away anything you could use, and call the emergency number or a helpline. You can say: “I’m afraid I’ll hurt somebody.” Saying it is how it stops.',
        ],
        2: [
          'Thank you for saying that you’re afraid of what you might do. Having such thoughts doesn’t mean you’ll act on them, and saying them out loud makes it less likely.',
          'When the anger rises, leave the room before anything else. If it’s a child, put them somewhere safe and step outside for a few minutes.',
          'Please talk to a doctor or to one of the people below today. Is anybody in danger from you right now?',
        ],
        3: [
          'It’s good that you look at your anger honestly.',
          'A doctor or one of the people under “Who to call” can help you before it gets bigger. When you’d like to look at your chart, just ask.',
        ],
      },
      other: {
        2: [
          'It sounds as if somebody may hurt another person. Take it seriously.',
          'If it may happen soon, call the emergency number and say what you heard. Tell the person who is in danger, if you can do it safely. You don’t have to stop it alone.',
        ],
      },
    },
    psychosis: {
      self: {
        1: [
          'What the voices or messages tell you to do could hurt you or somebody else. You don’t have to do it.',
          'Please go to somebody you trust now and say: “I’m hearing things and I’m not safe.” Or call the emergency number. Stay away from heights, roads and anything sharp until somebody is with you.',
        ],
        2: [
          'What you describe sounds intense and real to you, and it must be frightening or exhausting. I don’t think a chart should add to it.',
          'When the mind gets no rest, it can hear and see things others don’t. Doctors know this well, and it can be treated. Please tell somebody you trust today, and see a doctor soon, together if you can.',
          'Please don’t drive or make big decisions until you’ve seen a doctor. If a voice tells you to hurt yourself or anyone, call the emergency number.',
        ],
        3: [
          'Thank you for telling me. It’s good that you came through that.',
          'If it starts again, or you sleep very little for several nights, tell your doctor or somebody close early. When you’d like to look at your chart, just ask.',
        ],
      },
      other: {
        2: [
          'It’s frightening when somebody you know hears or believes things that you don’t. It isn’t their fault or yours.',
          'Stay calm, don’t argue about what is real, and say that you’re worried and want to see a doctor with them. If they may hurt themselves or anyone, call the emergency number.',
        ],
      },
    },
    postnatal: {
      self: {
        1: [
          'You and your baby need somebody with you now. Lay the baby down in the cot, where it’s safe, and step out of the room. A crying baby in a cot is all right for a few minutes.',
          'Call somebody who can come at once, or the emergency number. You can say: “I’m afraid I might hurt myself or my baby.” People will help you, not judge you.',
        ],
        2: [
          'Many new parents have dark or frightening thoughts, or feel nothing for the baby at first. It’s an illness that can be treated. It doesn’t make you a bad parent.',
          'Please tell your midwife, doctor or health visitor today or tomorrow what you told me, and ask somebody to stay with you tonight.',
          'If the thoughts tell you to do something, or you feel you can’t keep yourself or the baby safe, call the emergency number. Are you both safe now?',
        ],
        3: [
          'That sounds like a hard time, and you came through it.',
          'If it comes back, tell your doctor early. The people under “Who to call” listen too.',
        ],
      },
      other: {
        2: [
          'You’re right to worry. After a birth some parents become ill in a way that looks like coldness, fear or exhaustion.',
          'Don’t leave them alone with it: say what you see, take over a night, and go with them to a doctor this week. If they speak of hurting themselves or the baby, call the emergency number.',
        ],
      },
    },
    grief: {
      self: {
        1: [
          'I’m so sorry for your loss. It sounds as if you may want to follow the person who died. Please don’t act on it. Get to somebody.',
          'Call a helpline or the emergency number now, or ask somebody to come and stay with you tonight.',
          'I’m an AI and can’t keep you safe, but people who can are awake now. Are you alone?',
        ],
        2: [
          'I’m so sorry. You miss this person so much that being with them seems better than staying here. Many grieving people feel that, and it’s important not to be alone with it.',
          'Please tell somebody today that you wish you were with the person who died. The people below listen to this at any hour, and a doctor or a grief group can stand by you after that.',
          'Are you safe right now?',
        ],
        3: [
          'I’m so sorry for your loss. Grief can take all your strength, and it doesn’t keep to a timetable.',
          'Let somebody be near you, even without words. If you begin to wish you were gone too, tell them the same day, or call one of the people under “Who to call”.',
        ],
      },
      other: {
        2: [
          'It’s hard to watch somebody grieve so deeply. If they speak of wanting to follow the person who died, take it seriously.',
          'Ask them directly: “Are you thinking of ending your life?” Stay with them, and call a line below together.',
        ],
      },
    },
    medicine: {
      self: {
        1: [
          'If you took too much, even if you feel fine, or too little and feel unwell, call the emergency number now and say what and how much.',
        ],
        2: [
          'Please don’t stop or change a medicine without the one who prescribed it. With some of them that is dangerous, even when you feel well.',
          'Call your doctor or a pharmacist today and tell them why you want to change it. Side effects, cost and fear are all good reasons to ask, and they can often change it safely.',
          'If you feel very unwell, call the emergency number. If you think of dying, call a line below.',
        ],
        3: [
          'Please don’t stop or change a medicine without the one who prescribed it. With some of them that is dangerous, even when you feel well.',
          'Call your doctor or a pharmacist and tell them why you want to change it. Side effects, cost and doubt are all good reasons to ask, and there is often a safe way.',
          'A chart has no say in this. If you feel unwell now, get help today. Would you like to tell me what makes you want to change it?',
        ],
      },
      other: {
        2: [
          'It’s right to worry when somebody stops or changes a medicine alone. With some of them that is dangerous.',
          'Ask them to call the one who prescribed it, or a pharmacist, before anything changes. Call for them if they can’t. If they’re unwell now, call the emergency number.',
        ],
      },
    },
    forced: {
      self: {
        1: [
          'If you’re being taken away, locked in or threatened now, call the emergency number. At an airport or a border, tell any officer quietly: “I’m being forced.”',
          'You’re not the one doing wrong. If you can’t talk, go where other people are.',
        ],
        2: [
          'Nobody may force you to marry, to work, to sell your body or to travel, and nobody may keep your passport, your phone or your pay. That is true even if they’re family, even if you owe money, and even without papers.',
          'You can talk to a line below without giving your name. Learn a safe number by heart, and tell one person who won’t tell your family or boss where you are.',
          'If you may be taken abroad soon, or you’re locked in, call the emergency number. Is it safe for you to write here?',
        ],
        3: [
          'I’m sorry that was done to you. It was wrong, whoever did it.',
          'If it starts again, or for somebody else in your family, the people under “Who to call” can help.',
        ],
      },
      other: {
        1: [
          'If somebody is being taken away or held now, call the emergency number and say who, where and which flight or car.',
        ],
        2: [
          'It sounds as if somebody is being forced. You did right to notice.',
          'Don’t speak to the family or the employer about it: that can make it worse. Talk to the person alone, give them one of the numbers below, and call it yourself to ask what to do. If it may happen soon, call the emergency number.',
        ],
      },
    },
    elder: {
      self: {
        1: [
          'If you’re hurt, locked in, or without food, water or medicine now, call the emergency number or a neighbour. You’re not a bother.',
        ],
        2: [
          'Nobody may hurt you, shout at you, lock you in, leave you without care or take your money, not even your own family or a carer. It’s not your fault, and you’re not a burden.',
          'Tell somebody outside the home today: your doctor, a neighbour, a nurse, your bank, or a line below.',
          'If you’re in danger now, call the emergency number. Is it safe for you to write here?',
        ],
        3: [
          'I’m sorry you were treated like that. It was wrong.',
          'If it happens again, tell your doctor, a neighbour or your bank at once. The people under “Who to call” can help.',
        ],
      },
      other: {
        1: [
          'If an old person is hurt, locked in, or without food, water or care now, call the emergency number and say where.',
        ],
        2: [
          'It sounds as if an old person is being hurt, neglected or robbed. You’re right to take it seriously, even if the one who does it is family or tired.',
          'Talk to the old person alone. Write down what you see, with dates. Tell their doctor, the adult protection service or the police, and the bank if it’s about money. If you’re the carer and at the end of your strength, ask for help for yourself too.',
          'If they’re in danger now, call the emergency number.',
        ],
      },
    },
    strain: {
      self: {
        2: [
          'It sounds as if you’re at the end of your strength. That isn’t a failure.',
          'Please tell one person today how bad it is, and let them take one thing off you. The people below listen at any hour.',
          'Are you safe right now?',
        ],
        3: [
          'That sounds like too much for one person. I’m sorry it’s this hard right now.',
          'If your heart races or you can’t get air: sit down, put both feet on the floor and breathe out slowly, longer than you breathe in. It mostly passes. If it doesn’t, or your chest hurts, call the emergency number.',
          'Then tell one person today: “I’m not all right.” If you begin to think of dying or of hurting yourself, call one of the people under “Who to call”. What is the heaviest part of it?',
        ],
      },
      other: {
        2: [
          'You’re worried about somebody who is at the end of their strength. It’s good that they have you.',
          'Ask them plainly how bad it is, and whether they think of dying. Take one thing off them today, and call a line below together if it gets worse.',
        ],
      },
    },
    minor: {
      self: {
        1: [
          'If this person wants to meet you now, threatens you, or is with you and you’re scared, go to a grown-up you trust or call the emergency number.',
          'You’re not in trouble, and it’s not your fault.',
        ],
        2: [
          'I want to be honest with you: this person is an adult and you’re not. An adult shouldn’t want romance, secrets, pictures or meetings from somebody your age, however kind they are.',
          'You’ve done nothing wrong. Please don’t meet them, and don’t send more or pay. Keep the messages, and show them to a grown-up you trust: a parent, a teacher, a friend’s mum or dad.',
          'You can also call a line below: one for children comes first, where your country has one. They won’t be angry with you.',
        ],
        3: [
          'I want to be honest with you: there is a big age gap here. This person is an adult and you’re not yet, and an adult who cares for you would wait and wouldn’t ask you to keep it secret.',
          'You’ve done nothing wrong by liking somebody. Please talk about it with a grown-up you trust, and don’t send pictures or meet. If anything feels wrong, call somebody under “Who to call”: a line for children comes first, where your country has one.',
          'How does this person act when you say no?',
        ],
      },
      other: {
        2: [
          'An adult who looks for closeness, secrets or pictures from somebody under 18 isn’t all right, even if the young person likes it.',
          'Stay calm with the young person: they’ve done nothing wrong. Keep the messages, and call a line below or the police. If they’re about to meet, call the emergency number.',
        ],
      },
    },
    lifespan: {
      self: {
        2: [
          'No chart can say when anybody dies, and I won’t guess. A question like this often comes from fear, illness, or from being tired of living.',
          'If you’re thinking of dying, please tell somebody today, or call one of the people below. If you’re worried about your health, a doctor can answer you.',
          'What made you ask?',
        ],
        3: [
          'No chart can say how long anybody lives, and I won’t guess.',
          'People ask this when they’re ill, afraid or worried, and sometimes when they’re tired of living. If it’s about health, a doctor can answer. If you’re thinking of dying, the people under “Who to call” listen at any hour.',
          'What made you ask? Are you all right?',
        ],
      },
      other: {
        2: [
          'No chart can say when anybody dies, and I won’t guess. I can hear that you’re afraid for somebody.',
          'The doctors who look after them can tell you most. If you’re worried that they might end their life, ask them directly and call a line below together.',
          'How are you holding up yourself?',
        ],
        3: [
          'No chart can say how long anybody lives, and I won’t guess. I can hear that you’re worried about somebody.',
          'The doctors who look after them can tell you most, and they’re used to this question.',
          'How are you holding up yourself?',
        ],
      },
    },
  },
};
