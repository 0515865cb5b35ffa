import type { TimingPhrases } from './timing-phrases.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const SHORT_DAY = '(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const LONG_MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const NUMBER = '(?:\\d+|a|one|two|three|four|five|six|couple(?: of)?|few|several)';
const PART = '(?: (?:early |late )?(?:am|pm|aft|morning|afternoon|evening|night|noon|eve))?';
const PAST =
  '(?:had|bought|was|were|moved|died|left|lost|since|hasnt|havent|got|broke|finished|started|in service)';

export const timingPhrases: TimingPhrases = {
  aside: [
    RegExp(`\\b${DAY}s\\b(?!')`),
    RegExp(
      `\\b(?:every|each|alternate|most)(?: (?:other|second|single|third))? (?:\\w+ )?(?:${DAY}|week(?:end|day)?|month|day|night|morning|year|spring|fall|summer|winter)\\b`,
    ),
    RegExp(
      `\\b(?:${DAY}|${SHORT_DAY}) ?(?:to|-|thru|through|until|till) ?(?:${DAY}|${SHORT_DAY})\\b`,
    ),
    RegExp(
      `\\b(?:last|past|since|previous|this past)(?: \\w+)? (?:${DAY}|week(?:end)?|month|night|year|spring|summer|fall|winter|${LONG_MONTH})\\b`,
    ),
    RegExp(`\\b(?:since|last|back in|from last) (?:${DAY}|${MONTH})\\b`),
    RegExp(`\\b${PAST}\\b(?: [\\w']+){0,4} (?:in|on) (?:${LONG_MONTH}|${DAY})\\b`),
    /\b(?:a|per|twice a|times a|x a|x) (?:week|month|day|year)\b/,
    /\b(?:weekly|biweekly|bi-weekly|monthly|daily|weekdays|weekends|weeknights)\b/,
    /\bmay (?:be|have|need|not|or|also|still|want)\b|\bmarch(?:ed|ing)\b/,
    /\b(?:hours|days|weeks|months|years|yrs|mins|minutes) (?:ago|old)\b/,
    /\b(?:to this day|these days|as of today|until now|till now|by now|for now|from now|just now|up to now|now (?:what|that|i|we|he|she|it|they|the|my|says|just|and|its|there|theres|im))\b/,
    /\b(?:snow|ped|pa|date|wedding|birthday) (?:day|night)\b/,
    /\bthis morning\b/,
  ],
  calm: [
    /\bno(?: \w+)? (?:rush|hurry|panic|deadline|urgency|time limit|time pressure|stress|pressure)(?: (?:at all|whatsoever|really))?/,
    /\b(?:not|isnt|isn't|aint|ain't|nothing|non)[ -](?:(?:an|a|super|that|really|very|particularly|too|in any|in a|in no|any|terribly|exactly|at all|all that|so) )*(?:urgent|emergency|rush|hurry|pressing|rushed|time sensitive)\b/,
    /\bin no (?:rush|hurry|particular hurry)\b/,
    /\bwhenever\b(?=\s*(?:$|[.,!?;]|is fine|works))|\bwhenever (?:you|ur|u|he|she|they|works|is|suits|that)(?:'?\w+)?(?: \w+){0,3}/,
    /\b(?:take your time|take ur time|at your (?:convenience|leisure|own pace)|can wait|could wait|flexible (?:on|with|about) (?:timing|dates|date|time|when)|timing is flexible|dates? (?:is|are) flexible|anytime (?:works|is fine|is ok)|any time (?:works|is fine|is ok)|no set date|when you (?:can|get a chance|have (?:a )?(?:time|gap|moment|slot))|at some point|eventually|some ?day|down the road|sometime|some time (?:in|this|next)|one of these days)\b/,
  ],
  now: [
    /\b(?:urgent(?:ly)?|urgnt|urgant|emergenc(?:y|ies)|asap|a\.s\.a\.p|right now|rn|right away|righ away|straight away|at once|imm?ediate?ly|as soon as (?:possible|you can|u can)|soonest|pronto|tonite|tonight|tonigh|today|2day|toady|2nite|this (?:afternoon|aft|evening|eve|arvo)|(?:in|within)(?: the next)? (?:an?|\d|one|two|couple|few|24)(?: of)? ?(?:hours?|hrs?|h)|within 24 ?h(?:ours|rs)?|before (?:midnight|tonight)|this minute|this very minute|as we speak|quick as possible|fast as possible|quick as you can|like yesterday|by tonight|by end of day|by eod)\b/,
    /\bnow\b(?=\s*(?:$|[^\w\s']|please|pls|plz|if|or|ok|thx|thanks|so|someone|\p{Extended_Pictographic}))/u,
  ],
  soon: [
    RegExp(
      `\\b(?:tomorrow|tomorow|tommorow|tommorrow|tomorro|tmrw|tmr|tmrow|2moro|2morrow|tomoro|tomorrows|day after(?: tomorrow)?|next day|the next day)${PART}\\b`,
    ),
    RegExp(
      `\\b(?:(?:this|coming|next|by|before|on|for|until|till) )*(?:${DAY})(?: (?:or|and|to) ${DAY})?${PART}\\b`,
    ),
    RegExp(
      `\\b(?:this|by|on|next|before|until) (?:${SHORT_DAY})\\b|\\b(?:tues|weds?|thurs?|fri|sat)\\b(?= (?:or|and|am|pm|morning|afternoon|aft|night|evening|\\d))(?: or (?:${SHORT_DAY}))?|\\b(?:tues|thurs)\\b|(?<=\\w,? )(?:fri|sat)(?=\\s*(?:$|[.!?,]))`,
    ),
    /\b(?:this|the|over the|by the|coming) (?:week ?end|wknd|wkend|w\/e)\b|\bweek ?end\b(?= (?:please|pls|if|ideally)|\s*[.!?]?$)|\bwknd\b/,
    /\b(?:this|sometime this|later this|by the end of(?: the| this)?|end of(?: the| this)?|by end of|before the end of the|within the|within a) week\b/,
    RegExp(
      `\\b(?:in|within|next|the next|in the next|in about|under)(?: the)?(?: next)? (?:2|3|4|two|three|four|couple(?: of)?|a couple(?: of)?|few|a few|2 or 3|two or three|two to three|2 to 3|2-3|3-4|1-2|one or two) days\\b`,
    ),
    /\b(?:48|72|36) ?(?:h|hr|hrs|hours)\b|\bcouple of days\b|\b2-3 days\b/,
    /\b(?:soon|sooner|soonish|quickly|short notice)\b/,
  ],
  later: [
    RegExp(
      `\\b(?:(?:in|for|by|until|till|before|after|early|mid|late|beginning of|start of|end of|around|sometime|starting|from|on|this|next|to)[ -])*(?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?!:|h|am|pm)`,
    ),
    RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})\\b`),
    RegExp(
      `\\b(?:in|for|by|until|till|before|after|early|mid|late|beginning of|start of|end of|around|starting|from|next|this|sometime|come|ideally|maybe)[ -](?:${LONG_MONTH})\\b`,
    ),
    RegExp(
      `(?<=(?:^|[,.;!?(] ?))(?!may\\b|march\\b)(?:${LONG_MONTH})\\b|\\b(?!may\\b|march\\b)(?:${LONG_MONTH})(?=\\s*(?:$|[,.;!?)]))`,
    ),
    /\b(?:on|by|until|till|before|after|its|it's|for|is) the \d{1,2}(?:st|nd|rd|th)\b(?! (?:floor|step|time|street|st|ave|avenue|grade|one|storey|story|door|unit))|\bthe (?:[4-9]|[12]\d|30|31)(?:st|nd|rd|th)\b(?! (?:floor|step|time|street|st|ave|avenue|grade|one|storey|story|door|unit))/,
    /\b(?:sometime |early |late |later |by |in |until )*(?:next|the following|coming) (?:week|month|year|season|spring|summer|fall|autumn|winter|semester|quarter)\b/,
    /\b(?:in|by|for|before|until|after|this|come|early|late|mid)(?: the)? (?:spring|summer|fall|autumn|winter|new year)\b|\b(?:by|before|until|after)(?: the)? (?:holidays|xmas|christmas)\b|\b(?:spring|summer|fall|winter) (?:is|works|would be) (?:fine|ok|good)\b/,
    RegExp(
      `\\b(?:in|within|about|for)(?: about| the next)? ${NUMBER}(?: or \\w+|-\\d)? (?:weeks?|wks?|months?)\\b`,
    ),
    /\b(?:end of(?: the)? (?:month|year|summer)|later this (?:year|month|summer|fall)|first of the month|this (?:month|year))\b/,
    /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b(?=\s*(?:$|[,.;!?)]))/,
  ],
};
