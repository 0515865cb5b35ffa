import type { TimingPhrases } from './timing-phrases.ts';
import { COMES_BACK } from '../../text/comes-back.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const SHORT_DAY = '(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun)';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const LONG_MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const SURE_MONTH =
  '(?:january|february|april|june|july|august|september|october|november|december)';
const SEASON = '(?:spring|summer|fall|autumn|winter)';
const COUNT =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|(?:a )?couple(?: of)?|(?:a )?few|several)';
const SMALL_COUNT =
  '(?:[1-4]|one|two|three|four|(?:a |the )?couple(?: of| a|a)?|(?:a |the )?few|several)';
const RANGE = '(?: ?(?:or|to|-|–|/) ?(?:\\d+|one|two|three|four|five|six|seven|so))?';
const PART =
  '(?:,? (?:early |late |first thing )?(?:in the )?(?:am|pm|aft|morning|afternoon|arvo|evening|night|noon|eve))?';
const PAST =
  '(?:had|bought|was|were|moved|died|left|lost|since|hasnt|havent|got|broke|finished|started|ended|expired|in service|retired|passed|came|went|noticed|hired|paid|married|closed|sold|opened|ghosted|adopted|signed|quit|rebooked)';
const HOLIDAY =
  "(?:christmas|xmas|x-mas|thanksgiving|halloween|easter|new year'?s?|the holidays|holidays|the holiday season|canada day|labou?r day|valentine'?s?|mother'?s day|father'?s day|passover|ramadan|eid|diwali|hanukkah|memorial day|(?:the )?4th of july|(?:the )?fourth of july|spring break|march break|reading week|back to school|tax (?:season|day|time|deadline)|school (?:starts|is out|ends)|graduation|prom|moving day)";
const ORDINAL_NOUN =
  '(?: (?:floor|step|time|street|st|ave|avenue|grade|graders?|one|storey|story|door|unit|century|birthday|anniversary|year|class|bday|child|baby|kid|hole|edition))';

const ALLOWED =
  "\\b(?:have|has|had|got|i've|we've|gave (?:me|us)|gives (?:me|us)|given)(?: (?:only|just|about|like|exactly|another))? ";
const TO_DO =
  '(?: (?:left|remaining|to (?!dry|cure|set|heal|recover|arrive)[a-z]+|until|till|before|and (?:no|zero|0|counting|nothing))\\b)';

export const timingPhrases: TimingPhrases = {
  aside: [
    COMES_BACK.en,
    // How often something has happened: "third one this week".
    /\b(?:second|third|fourth|fifth|sixth|2nd|3rd|[4-9]th) (?:(?!(?:week|day|weekend)\b)[a-z]+ )?(?:already )?(?:this|in a|in one) (?:week|month|year|winter|season)\b/,
    // The weather of a day that is past: "in the storm on Monday", "Saturday's hail".
    RegExp(
      `\\b(?:in|during|since|after|with|from) (?:the|that|this) (?:big |last |heavy |bad )?(?:storm|rain|wind|windstorm|hail|snow|thaw|downpour|outage|freeze|ice storm|rainstorm) (?:on |last |this |of )?${DAY}\\b|\\b${DAY}'?s (?:big |heavy )?(?:storm|rain|wind|hail|snow|thaw|downpour|outage|freeze)\\b`,
    ),
    // The season of the work, not when it is wanted: "snow removal for the winter".
    /\b(?:snow ?removal|snow ?clearing|plow\w*|plough\w*|shovel\w*|salting|snow)\b[^.;!?]{0,50}\b(?:(?:for|all|through|throughout|over|during)(?: the| this)?|this) (?:winter|season)\b/,
    /\b(?:never|didn'?t|forgot to|should(?:'ve| have|a|ve)|failed to|haven'?t|was supposed to|were supposed to)(?: [\w']+){1,6} before (?:the )?[\w']+/,
    RegExp(
      `\\b(?:i|we|he|she|they|(?:my|our|his|her|the) [\\w']+)(?:'m|'re|'s| am| are| is)? (?:fly|flies|flying|leave|leaves|leaving|travel|travels|travelling|drive|drives|driving)\\b(?! (?:in|with) )[^,.;!?]{0,40}\\b(?:${DAY}|${MONTH}\\.? \\d{1,2}|tomorrow|next week)\\b(?!.{0,30}\\bbefore (?:then|that)\\b)`,
    ),
    RegExp(
      `\\b(?:marathon|race|exam|test|game|recital|interview|flight)(?: is)? (?:on|this) ${DAY}\\b(?=.{0,80}\\b(?:can do|could do|free|available|works for)\\b)`,
    ),
    RegExp(`\\b${DAY}s\\b(?!')`),
    RegExp(
      `\\b(?:${DAY}|${SHORT_DAY})s?(?:,|/|-)? ?(?:${DAY}|${SHORT_DAY})s?(?:,|/|-)? ?(?:and |& )?(?:${DAY}|${SHORT_DAY})s?\\b`,
    ),
    RegExp(
      `\\b(?:every|each|alternate|most)(?: (?:other|second|single|third|two|three|four|few|\\d+))? (?:\\w+ )?(?:${DAY}|${SHORT_DAY}|week(?:end|day)?s?|months?|days?|night|morning|evening|afternoon|year|spring|fall|summer|winter|time)\\b${PART}`,
    ),
    RegExp(
      `\\b(?:${DAY}|${SHORT_DAY}) ?(?:to|-|thru|through|until|till) ?(?:${DAY}|${SHORT_DAY})\\b`,
    ),
    /\b(?:mon(?:day)?s?(?:,| and| &|\/) ?(?:wed(?:nesday)?s?|thurs?(?:day)?s?|fri(?:day)?s?)|tues?(?:day)?s?(?:,| and| &|\/) ?(?:thurs?(?:day)?s?|fri(?:day)?s?|sat(?:urday)?s?)|wed(?:nesday)?s? (?:and|&) (?:fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?))\b/,
    RegExp(
      `\\b(?:last|past|since|previous|this past)(?: \\w+)? (?:${DAY}|${SHORT_DAY}|week(?:end)?s?|month|night|year|${SEASON}|${LONG_MONTH})\\b`,
    ),
    RegExp(
      `\\b(?:since|last|back in|from last|ever since) (?:early |late |mid |around |the )?(?:${DAY}|${MONTH}|${SEASON}|yesterday|today|this morning|last \\w+|then)\\b(?: \\d{1,2}(?:st|nd|rd|th)?)?`,
    ),
    RegExp(
      `\\b${PAST}\\b(?: [\\w']+){0,4} (?:in|on) (?:early |late |mid )?(?:${LONG_MONTH}|${DAY}|the ${SEASON})\\b`,
    ),
    RegExp(
      `\\b(?:didnt|didn't|never) (?:come|show(?: up)?|call|arrive|work|start)(?: \\w+)? (?:${DAY}|today|this week)\\b`,
    ),
    RegExp(
      `\\b(?:came|went|broke|died|quit|(?:stopped|quit|started|began|kept|gave up)(?: \\w+ing)?|conked out|gave out|cut out|shut (?:off|down)|tripped|leaked|flooded|overflowed|collapsed|jammed|blew|froze|acted up|started|fell|happened|noticed|found|called|failed|snapped|burst|cracked|crashed|saw|showed up|moved in|got (?:home|here|back|hit|robbed|stung))(?: [\\w']+){0,2} (?:on )?(?:${DAY}|today|this week|this month)\\b`,
    ),
    /\b(?:once|twice|thrice|(?:\d+|two|three|four|five|few|several) times|\d+ ?x|days|nights|hours?|hrs|sessions?|visits?|lessons?|classes|\$ ?\d+|\d+|bucks|dollars) ?(?:a|per|x a|\/) ?(?:week|wk|month|day|year)\b|\bper (?:week|month|day|year)\b/,
    /\b(?:weekly|bi-?weekly|monthly|daily|nightly|yearly|annual(?:ly)?|quarterly|seasonal(?:ly)?|fortnightly|weekdays|week days|weekends|weeknights|school nights|on a regular basis|regularly)\b/,
    /\b(?:day|date|game|movie|ladies|prom|opening|wedding|birthday|snow|ped|pa|rainy|sick|bad hair) (?:day|night)\b(?! (?:is|on))/,
    /\b(?:twice|once|three times|two times|3 times|2 times|broke|bad|sick|late|all|so far|tripped|failed|flooded|called)(?: [\w']+){0,1} this (?:week|month|year|winter|summer|spring|fall)\b/,
    RegExp(
      `\\b(?:regular|usual|typical|standing(?! (?:out|outside|in|here|at|by|around)\\b)|recurring|open(?: on)?|closed(?: on)?|(?:hours|days|weeks?|months?|weeks) before(?: (?:the|our|my|a|his|her|their))? (?:wedding|party|event|trial|move|anniversary|trip|launch|exam|test)|(?:from )?${MONTH} (?:to|through|thru|until|till|-) ${MONTH}) ?(?:${DAY}|weekends?)?\\b${PART}`,
    ),
    RegExp(
      `\\b(?:got|received|given|gave|bought|had)(?: [\\w']+){0,6} (?:for|at|last|over) (?:her |his |my |the )?${HOLIDAY}\\b`,
    ),
    // What happened, not what is wanted: "had 2 break-ins this fall".
    RegExp(
      `\\b(?:had|saw|seen|found|heard|caught|happened|fell|lost|noticed|died|leaked|flooded|robbed|stung)(?: [\\w'-]+){0,4} this (?:week|month|year|${SEASON}|past \\w+)\\b`,
    ),
    // What somebody wants to have reached by then.
    RegExp(
      `\\b(?:lose|losing|drop|dropping|gain|gaining|shed|get in shape|in shape|fit into)(?: [\\w']+){0,4} (?:before|by|for|until|in time for) (?:the |my |our )?(?:${SEASON}|${LONG_MONTH}|${HOLIDAY}|wedding|trip|vacation)\\b`,
    ),
    /\b(?:havent|haven't|hasnt|hasn't|not|never|didnt|first time)\b(?: [\w']+){0,6} (?:in|for) (?:\w+ ){1,3}(?:years|months|weeks|days)\b/,
    /\b(?:money|cash|budget|bills?|rent|hydro|broke|behind|expensive)(?: [\w']+){0,2} this month\b|\ball (?:day|night|week|weekend|month|year|summer|winter)\b/,
    /\bmay (?:be|have|need|not|or(?! june| april)|also|still|want|just|i|we|you|as well)\b|\bmarch(?:ed|ing)\b/,
    /\b(?:hours|hrs|days|weeks|wks|months|years|yrs|mins|minutes|week|month|year|day|hour)(?: and a half)?[ -](?:ago|old|back)\b/,
    /\bfor (?!new years?\b)(?:the )?(?:past |last |about |over |almost |nearly |like )*(?:\w+ )?(?:hours|days|weeks|months|years|yrs)(?: straight| now| already| on end)?\b(?! (?:from now|starting|in|eve|day))/,
    /\b(?:takes?|took|lasts?|lasting|spent|over the past|over the last|in the past|in the last)(?: me| us| him| her| them| about)* (?:\w+ )?(?:hours|days|weeks|months|years)\b(?! from now)/,
    /\b(?:24 ?\/ ?7|(?<!\b(?:in|within|next|under|inside|over) (?:the )?(?:next )?|^\W*)24[ -]?h(?:ou)?rs?(?! (?:notice|or less))(?: a day| service| emergency| line| \w+)?|24 hours a day|around the clock)\b/,
    /\b(?:do|does) (?:you|u|they|any(?:one|body)|someone)(?: guys)? (?:do|offer|have|take|handle|provide|work)(?: [\w']+){0,2} (?:emergenc\w+|weekends?|nights?|sundays?|saturdays?|same[ -]day)(?: (?:calls?|service|repairs?|work))?/,
    /\b(?:open|closed|work|working|available|hours)(?: on)?(?: the)? (?:weekends?|sunday|saturday|monday|nights|evenings)\b(?=[^?]*\?)/,
    /\bemergency (?:exits?|lights?|lighting|contacts?|brakes?|funds?|kits?|rooms?|backup|generators?|vet bill|repair bill|surgery|numbers?|release|shut ?off|stop|c-section|rates?|fees?)\b|\b(?:in case of|for|any) (?:an )?emergenc(?:y|ies)\b(?! (?:repair|visit|plumb|service|call|fix|appointment))/,
    /\b(?:to this day|these days|nowadays|as of today|up to today|until today|until now|till now|by now|for now|right now (?:i|we|they|he|she) (?!(?:am |are )?(?:really |just )?(?:stuck|locked|standing|outside|waiting)\b)(?!(?:really |just |badly |desperately )?(?:need|want|require|would|could|can|cant|can't|cannot|wont|don't|dont|do)\b)[a-z]+|right now (?:i|we|it|its|it's|the|my|there|only|he|she|they) (?:have|has|is|are|am|use|only|just|live|pay|rent|got|looks?)|just now|up to now|even now|every now and (?:then|again)|now and (?:then|again)|now what|from now on|(?<!\b(?:need|want|send|get) (?:\w+ ){0,4}right )now (?!(?:i'?m|we'?re|i am|we are) (?:in|at|outside|out|on|stuck|locked|standing|waiting|sitting)\b)(?:what|that|i|im|i'm|i've|ive|we|were|we're|he|she|it|its|it's|they|the|my|our|says|just|and|there|theres|there's|im|has|have|is|are|wont|won't|only|a|an|all|half|every|looking|someone|somebody|who|where|how|is|to|need to|clear|whose|in|on|with|she's|he's|nothing|no|two|both|gone|ex|husband|water|cra))\b/,
    /\b(?:weeks|months|years|days|yrs|fine|done|gone|closed|empty|grown|retired|married|fixed|over|older|adults|handled|dry|broken|dead) now\b(?<!\b(?:get|got to be|be|have|need|it|want) (?:it |this |them )?\w+ now)(?! (?:please|pls|plz))/,
    /\b(?:can|could|ready)(?! (?:you|u|someone|anyone|somebody|anybody|they|we|i)\b)(?: [\w']+){1,4} now\b|\b(?:what|goes|right) now\?|\bwhat now\b|\b(?:too|was|goes|going|so|very|how|money|loan|cash|selling?|sells|grow\w*|work\w*) (?:fast|quick|quickly)\b|\b(?:fast|quick)[- ](?:food|internet|track)\b/,
    /\b(?:today's|todays|(?<!before )tonight's|tomorrow's world|the other (?:day|night)|(?<!(?:need|needed|by|like|for|done|it|this|them|one) )yesterday|last night|last time|the day before|earlier today|earlier this (?:week|month|year|morning))\b/,
    RegExp(
      `\\b(?:this|since this|early this|until this) morning\\b(?! (?:please|pls|if|asap|or|before|to (?:fix|look|help|come|clear|watch|walk)))(?<!\\b(?:need|needs|needed|want|wanted|come|help|someone|anyone|available|free|visit|fix|done|appointment|clear|watch)(?: [\\w']+){0,3} this morning)`,
    ),
    /\b(?:as soon as|once|when|if|until|unless|after) (?!\d{1,2} ?(?:[ap]m )?(?:tonight|today|tomorrow)\b|possible|humanly|poss|you|u|can|someone|any|tomorrow|today|tonight|next|the (?:snow|weather|ground|holidays|\d))(?:[\w']+ ){1,5}(?:tomorrow|tonight|today|soon|this week|now)\b/,
    /\bas soon as (?!possible|humanly|poss|you|u can|u |can|some(?:one|body)|any|they |he |she |the (?:pro|plumber|electrician) |tomorrow|today|tonight|we can|i can|it can|this|practical|feasible|next)/,
    /\b(?:no ?one|nobody|empty|away|not (?:here|there|home)|never (?:here|there|home)|work(?:ing)?|gone)\b[^.,;!?]{0,25}\b(?:during|on) the week\b/,
    /\b(?:too soon|so soon|sooner or later|get well soon|coming soon page)\b/,
    /\b(?:safe|ok|okay|able|drive|go|get)(?: [\w']+){0,4} to work (?:tomorrow|today)\b|\b(?:work|exam|class|school|a (?:flight|meeting|shift)) (?:tomorrow|tonight) (?:is|was)\b/,
    /\b(?:quick|fast|easy) (?:question|q|job|one|fix|learner|quote|response|reply|turnaround)\b|\brush hour\b/,
    /\b(?:due|coming|expected|arriv\w+|here) any (?:day|minute|time|week)(?: now)?\b|\b(?:once|twice|every|each|per) (?:a )?fortnight\b|\bafter (?:closing|hours)\b/,
    RegExp(`\\b(?:${DAY}|${SHORT_DAY}|weekday|weekend) (?:mornings|afternoons|evenings|nights)\\b`),
    /\b(?:is|are|am|'s|its|it's|hes|he's|shes|she's|i'm|im|we're|they're|theyre|speaks|has|was)(?: [\w']+){0,3} (?!\w+ing )[a-z']+ now\b(?=\s*(?:$|[.,;!]))(?<!\b(?:needed|need|wanted|required|someone|help|done|fixed|here|come|out) now)/,
    /(?<!^\W*)\bin (?:summer|winter)\b/,
    /\b(?:cancel+ed|bailed|backed out|called in sick) today\b/,
    /(?<!\b(?:by|before|for|until|till) )\b(?:(?:it'?s|is|today is) )?(?:black friday|cyber monday|prime day)\b(?:,? today)?/,
    RegExp(
      `\\b(?:normal|weird|strange|odd|unusual|crazy|ridiculous|unheard of|middle of)\\b[^.!?]{0,60}\\b(?:in|of) (?:${LONG_MONTH}|${SEASON})\\b`,
    ),
    RegExp(
      `\\b${HOLIDAY} (?:cards?|lights?|trees?|decor\\w*|photos?|pictures?|pics|portraits?|minis|ornaments?|gifts?|presents?|music|costumes?|baskets?|sweaters?|wreaths?|garlands?|baking|cookies)\\b`,
    ),
    /\bat the (?:very )?(?:earliest|soonest)\b/,
    /\b(?:say|explain|keep|put) (?:it|this|that) (?:quick(?:ly)?|short)\b/,
  ],
  dismissed: [
    // The first day there can be: "the earliest would be the 10th".
    /\b(?:the )?(?:earliest|soonest)(?: (?:date|day|we can do|i can do|possible))?(?: is|'s| would be| will be|:) (?=\d|the \d|[a-z]{3,9} \d|next |after |early |mid|late |monday|tuesday|wednesday|thursday|friday|saturday|sunday)/,
    /\b(?!(?<=^\W*)not this week(?:end)?\W*$)(?:not|isnt|isn't|nothing (?:urgent )?(?:for )?|no need (?:for|to come) |cant (?:do|make)|can't (?:do|make)|dont come|don't come) ?(?:today|tonight|tomorrow|this week(?:end)?|right now|now|asap)\b(?! or| if)/,
    RegExp(
      `\\b(?:today|tonight|tomorrow|tmrw|tmr|this weekend|${DAY}|${SHORT_DAY}) (?:(?:is|'s) (?:out|off|impossible|no good|not (?:possible|good|going to work)|too (?:soon|early|late)|bad)|(?:isn'?t|is not) (?:possible|good|going to work)|(?:doesn'?t|does not|won'?t|will not|can'?t|cannot) (?:work|happen|do|suit))\\b`,
    ),
    /\b(?:scrap|forget|ignore|drop|scratch|disregard|cancel|strike|never ?mind|nvm)(?: about)? (?:the |that |my |what i said about )?['"]?(?:(?:it'?s |its )?(?:not|isn'?t) (?:that |so |very |really )?urgent|no (?:rush|hurry)|whenever|any ?time)\b/,
  ],
  calm: [
    /^\W*not this week(?:end)?\W*$/,
    /\b(?:not|isn'?t|ain'?t) (?:exactly |really )?(?:a )?(?:matter of )?life (?:or|and) death\b/,
    /\bnot (?:right|straight) ?away\b|\bnot immediate(?:ly)?\b|\b(?:neither|none) (?:of [\w' ]{2,20} )?(?:is|are|'s|isn't|seems?) (?:\w+ )?(?:urgent|an? (?:rush|emergency)|pressing)\b|\b(?:plenty|lots|loads|heaps|tons) of time\b(?! (?:for|to|with|in) (?:my|the|a|our|study|read))/,
    /\b(?:doesnt|doesn't|does not|dont|don't|do not|didnt|not|no|wont|isnt|isn't) (?:really |necessarily |actually )?(?:need|have|has|gotta|necessarily|that|looking|want|require|expect|asking)(?: (?:it|this|anyone|someone|you|them|for|like))*(?: to)?(?: (?:be|get|happen|come|start|done|fixed|finished|here|anything|something))* (?:right away|right now|immediately|asap|today|tonight|tomorrow|urgent(?:ly)?|this week(?:end)?|straight away|now|in a (?:hurry|rush)|soon|quick(?:ly)?|fast)(?: or anything)?\b/,
    /\b(?:no|zero|without|little|aint no|ain't no|not any|not much|not much of a|not a|not an)(?: [\w']+){0,2} (?:rush|hurry|panic|deadline|urgency|time limit|time pressure|time constraints?|stress(?= ?(?:$|[.,!?;]|on|at all))|pressure(?= ?(?:$|[.,!?;]|on|at all|whatsoever|really))|emergency|timeline)(?: (?:at all|whatsoever|really|or anything|on (?:this|it|my end)))?/,
    /\b(?:not|isnt|isn't|aint|ain't|nothing|non|nor|neither|hardly|never|less)[ -](?:(?:an|a|super|that|really|very|particularly|too|in any|in a|in no|any|terribly|exactly|at all|all that|so|life or death|crazy|overly|extremely|crucial|real|real(?:ly)?|mega|immediately|necessarily|being|some|kind of|of|anything) )*(?:urgent(?: urgent)?|urgnet|urgant|urgnt|urget|emergency|emergancy|emerg|rush(?:ing)?|hurry|pressing|rushed|time[ -]sensitive|desperate|critical|pressed for time|life threatening|priority|hurried|dire|asap)\b/,
    /\b(?:in )?no (?:rush|hurry|particular hurry)\b|\brush(?:ed)? not\b|\burgency:? (?:low|none)\b|\blow (?:priority|urgency)\b|\bback ?burner\b|\bnon?[- ]?urgente?\b|\bleisurely\b/,
    /\b(?:whenevr|whenver|wenever|when ?evr|when ever)\b|\bleast urgent\b|\bwhenever\b(?=\s*(?:$|[.,!?;)(]|is fine|works|ok|and|\p{Extended_Pictographic}|in |this(?! (?:week|weekend|wk|morning|afternoon|evening)\b)|next|thanks|pls|please))|\bwhen ?ever (?:you|ur|u|he|she|they|works|work|is|it|its|it's|suits?|that|there|someone|anyone|possible|convenient|a slot|time|fits|we|the (?:weather|schedule))(?:'?\w+)?(?: (?!(?:it|the|i|we) )\w+){0,3}/u,
    /\b(?:take|taking) (?:your|ur|all the|as much) (?:sweet )?time\b(?: you need)?|\bat (?:your|ur|their|his|her) (?:\w+ )?(?:convenience|leisure|own pace|pace)\b|\b(?<!(?:not|cant|cannot|hardly|something that|nothing that|thing that|barely|something|nothing|anything|thing) )(?:it |this |that )?(?:can|could|will|it'll|may|might|ok to|fine to|happy to|willing to|dont mind|don't mind|able to|okay to) (?:definitely |probably |totally |easily |all |also |certainly |very well )?(?:wait(?:ing)?|hold off|keep)\b(?! (?:to see|for you to))/,
    /\b(?:(?:i'?m |we'?re |am |are |is |totally |pretty |very |fully |quite )*flexible(?: schedule| timing| dates?| timeline)?(?: (?:on|with|about|for|as to|re)(?: the)? (?:timing|dates?|times?|timeline|when|day|days|schedule))|(?:timing|dates?|timeline|schedule|time|when)(?: is|'s|s| are) (?:\w+ )?(?:flexible|open|up to you|negotiable|doesnt matter|doesn't matter)|flexible (?:timing|dates?|timeline|schedule)|any ?time|any ?day|any (?:week|month|week ?day)|no (?:set|fixed|firm|specific|particular|real|hard) (?:date|deadline|timeline|day|time|schedule)|(?:date|timing|time) (?:tbd|to be determined|not set|open))\b(?! (?:soon|today|tonight|tomorrow|this (?:week|weekend|afternoon|morning|evening)|before|between|after \d|from \d|now))(?<!\b(?:at|of|fill up|in|like) (?:any ?(?:time|day)|any (?:week|month)))/,
    /(?<!\bsoon )\b(?:when|as) (?:you|u|someone|somebody|anyone|anybody|one of them|ya|they|he|she) (?:can|could|get (?:a |the |around |some )?(?:chance|minute|moment|time|to it|sec)|(?:have|has|find)(?: (?:a|an|some|the))? (?:free |spare |little |open )?(?:time|gap|moment|slot|chance|minute|min|opening|space|availability|sec|spot)|r free|are free|'re free|re free|is free|are available|is available|are in the area|happen to|feel like)(?: (?:a|an|some|the)? ?(?:time|gap|moment|slot|chance|minute|min|opening|space|availability|sec|spot|free))*\b(?<!\bas (?:you|u|someone) can)(?! (?:tell|see|imagine|hear|guess|help|do|recommend|fix|give|please|it|a |an |this|the|experience|references|insurance|tools|photos|any|my))/,
    /\b(?:at some point|eventually|some ?day|down the (?:road|line)|some time (?:in|this|next)|some time(?! ago)(?=\s*(?:$|[.,!?;]))|one of these days|one day(?= (?:i|we)\b)|in the (?:near )?future|in the (?:coming|next few) (?:weeks|months)|sooner or later|in due (?:time|course)|over the (?:next|coming) (?:few |couple of |couple )?(?:weeks|months)|no time soon|not (?:any ?time )?soon|further down|just (?:browsing|planning|planning ahead|thinking ahead|looking ahead|shopping around|researching|exploring)|planning ahead|thinking ahead|starting to (?:plan|think)|just starting to|early stages|still (?:deciding|thinking)|in the works|slow(?:ly)? season|off[- ]season)\b/,
    /\b(?<!this wk )(?<!this week )(?<!today )(?<!tomorrow )(?<!weekend )sometime(?! (?:this|today|tomorrow|tonight|before|next|in|between|over|around|mid|on|after|during))\b|\bsometime in (?:the )?(?:future|next year)\b|\bwhen(?:ever)? (?:it'?s |its )?(?:convenient|possible|suits|works)\b(?: for (?:you|u|them))?/,
    /\b(?:(?:we|i|there)(?:'ve| have|'s| is|'re| are)?(?: got| in)? (?:plenty|lots|loads|tons|all kinds) of time|(?:have|got|'ve got) (?:all (?:summer|winter|year|month|season|the time)|plenty of time|lots of time|time to spare)|at whatever time|(?:fine|ok|okay|happy) to (?:leave|hold|wait)|patient (?:on|with|about) (?:the )?(?:timing|date|schedule)|(?:please )?(?:dont|don't|do not) (?:need to |have to )?(?:rush|hurry|stress about)|(?:timing|time|date|schedule) (?:isnt|isn't|is not|not) (?:an issue|a (?:big )?(?:issue|concern|problem)|critical|important|crucial|fixed|set|decided|firm)|(?:date|dates|timing) (?:not (?:fixed|set|decided)|still open|open|tbd|tba|to be confirmed)|as (?:time|your (?:schedule|time)|the schedule) (?:permits|allows)|(?:your|ur) schedule works|(?:work|working) (?:around|with) (?:your|ur) (?:schedule|availability|calendar)|next availability|(?:next|first) opening in your schedule|(?:is|are|was) (?:being )?booked out)\b/,
  ],
  now: [
    /^\W*24[ -]?h(?:(?:ou)?rs?)?\W*$/,
    // A telephone that is about to die: "my phone is at 6%", "on 3 percent battery".
    /\b(?:phones?|cell|cellphone|mobile|battery|batt)(?:'s)?(?: is| is at| at| is on| on| has| only has| says)?(?: only| about| like| down to)? (?:[1-9]|1[0-5]) ?(?:%|percent\b|per cent\b)(?! (?:of|off|health|faster))|\b(?:at|on|got|have|with|only) (?:[1-9]|1[0-5]) ?(?:%|percent|per cent) (?:of )?(?:battery|batt|phone|charge)\b/,
    /^\W*right now,? (?:i'?m|im|we'?re|were|i am|we are) (?:in|at|outside|out|on|stuck|locked|standing|waiting|sitting)\b|^\W*(?:(?:now|asap|please|well|uh|um|oh) ?,? ?)?(?:i'?m|we'?re|i am|we are|im) (?:stuck|standing|stranded|freezing|sitting|waiting) (?:(?:out|right|here) ){0,2}(?:outside|out(?:doors)?(?= in)|in the (?:cold|hallway|snow|rain|driveway|parking lot))\b/,
    /\b(?:as )?(?:quick|fast) as (?:you|u) (?:can|could)\b|^\W*(?:by |before )?(?:the )?end of (?:the )?day\b|^\W*(?:like )?yesterday\b(?=\W*(?:$|lol|haha|please|if))/,
    /\b(?:send|get|need|want) (?:me |us )?(?:any(?:one|body)|some(?:one|body)|help|an? [a-z]+)(?: (?:here|over|out))? now\b/,
    /\b(?:cant|can't|cannot|can not|wont|won't|couldnt|could not|not something that can|nothing that can|not going to) (?:really |possibly |even |just )?wait\b(?! to (?:see|start|get|have|meet|move|show|enjoy)| for (?:summer|spring|the party|it to))|\b(?:before it'?s too late|there'?s no time|no time to (?:lose|waste|spare)|out of time|running out of time|time is (?:short|critical|of the essence)|every (?:minute|second) counts|clock is ticking|drop everything)\b/,
    /\b(?:urgent(?:ly)?|urgnt|urgant|urgnet|urget|ugent|ergent|emergenc(?:y|ies)|emergancy|emrgency|emergency\w*|asap\w*|a\.s\.a\.p\.?|a s a p|aasap|asp(?= (?:please|pls|plz))|right now|rite now|rn|right away|righ away|rightaway|straight ?away|this (?:very )?(?:instant|second|minute)|imm?ed+i?ate?l?y|immediate(?= (?:help|service|assistance|response|repair|attention|need|start))|as soon as (?:possible|humanly possible|poss|practical|(?:you|u|someone|somebody|anyone|anybody|they|we|he|it)(?:'s)? (?:can|could|possibly can|is available|is free|available|free|are able|are available)|can be|today|tonight|any\w+ (?:can|is))|as (?:quick|fast|early|quickly|soon)(?:ly)? as (?:possible|you can|u can|humanly possible|poss)|soon as (?:possible|you can)|come (?:quick(?:ly)?|fast|now|over now)|(?:whoever|anyone who|someone who) can (?:come|get here|be here|make it) (?:first|soonest|fastest|the fastest|now|quick(?:est|ly)?)|first available(?=\s*(?:$|[.,!?;]))|how (?:soon|fast|quick(?:ly)?) can (?:you|someone|anyone|u)(?: \w+){0,2}|(?:quickest|fastest|earliest|soonest)(?: (?:possible|available|you can))?|pronto|nowish|tonite|tonight|tonigh|2nite|2night|tnite|today|2day|tday|toady|todya|this (?:very )?(?:afternoon|aft|evening|eve|arvo|hour|instant)|this morning|(?:in|within|under)(?: the)?(?: next| like| about)? (?:(?:an?|\d{1,2}|one|two|three|four|half an|(?:a )?couple(?: of)?|(?:a )?few|twelve|twenty[- ]?four)(?: of)?(?: ?(?:or|to|-) ?(?:\w+))? ?)?(?:hours?|hrs?|h|minutes|mins)\b(?<!(?:48|72|36|forty[- ]eight) ?(?:h|hrs?|hours))|before (?:midnight|tonight(?:'s \w+)?)|this (?:very )?minute|as we speak|like yesterday|for yesterday|need(?:ed)?(?: it| this| them| one)? (?:done )?(?:by )?yesterday|yesterday if possible|by tonight|(?:by|before) (?:the )?end of (?:the )?(?:day|business)|end of day today|by eod|eod|same[ -]day|hurry(?: up)?(?=\s*(?:$|[.,!?;)]|please|pls))|please hurry|hurry (?:please|pls|plz)|quick(?:ly)?(?=\s*!)|desperate(?:ly)?(?! (?:enough|housewives))|time[- ]sensitive|pressing|critical(?= (?:situation|issue|leak))|stat(?=\s*(?:$|[.,!?;)]|please|pls)))\b/,
    /\b(?:(?:help|need|needed|come|here|someone|over|out|available|fix(?:ed)?|start|him|her|them|it|one|plumber|electrician|locksmith) )?(?<!from )now\b(?=\s*(?:$|[^\w\s']|please|pls|plz|if|or|ok|thx|thanks|\p{Extended_Pictographic}))/u,
  ],
  dated: [
    /\b(?:by|before|for|until|till) (?:black friday|cyber monday|boxing day)\b/,
    RegExp(
      `\\b(?:(?:on|by|before|for|this|next|until|late|early|the) )*(?:${DAY}|${SHORT_DAY}),?(?: the)? (?:${MONTH}\\.? \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH})(?:st|nd|rd|th)?\\b`,
    ),
    RegExp(
      `\\b(?:(?:the|this|last|first|second|third|1st|2nd|3rd|4th) )?(?:${DAY}|weekend|week)s? (?:of|in) (?:the \\d{1,2}(?:st|nd|rd|th)?|(?:early |late |mid )?${MONTH}(?:\\.? \\d{1,2}(?:st|nd|rd|th)?)?|next month)\\b`,
    ),
    RegExp(`\\b(?:the )?(?:week|weekend|${DAY}|month) after(?: next| that| this)\\b`),
    RegExp(
      `\\b(?:a|two|three|2|3|couple(?: of)?) weeks? from (?:today|now|tomorrow|this )?(?:${DAY}|${SHORT_DAY})?`,
    ),
    RegExp(
      `\\b(?:(?:for|over|on|before|the|this) )*(?:${HOLIDAY}|${MONTH}|long|(?:two|three|2|3|few) weekends? from) (?:long )?(?:weekend|week|now)\\b|\\bnext (?:${DAY}) week\\b`,
    ),
  ],
  soon: [
    RegExp(
      `^\\W*(?:(?:say|maybe|ok|um|oh|yes|how about|like) )*(?:${SHORT_DAY})(?: (?:or|and) (?:${SHORT_DAY}))?(?= (?:works|is|would|sounds|suits|ok|at|afternoon|aft)\\b)`,
    ),
    RegExp(
      `^\\W*(?:(?:about|around|like|maybe|say|give me|uh|um|ok|i'd say) )*${SMALL_COUNT}(?: ?(?:or|to|-) ?\\w+)? days(?:,? (?:is (?:fine|ok|good)|max|tops|or so|please|pls|maybe|works|\\w+ (?:max|tops|at most)))?\\W*$`,
    ),
    RegExp(
      `(?<=${ALLOWED})${SMALL_COUNT} days(?=${TO_DO})|\\b${SMALL_COUNT} days(?= (?:left|remaining)\\b)`,
    ),
    RegExp(
      `\\b(?:(?:by|for|before|until|till|first thing|early|late|around) )*(?:(?:the )?day after tomm?orr?ow|tomorrow|tomorow|tommorow|tommorrow|tomorro|tommorw|tomorrw|tmrw|tmr|tmrow|tmw|tom?oz|2moro|2morrow|2mrw|2mro|2m1|2mo|2mor|tomoro|tomorrows|day after|next day|the next day)${PART}(?: at \\d+(?::\\d\\d)? ?(?:am|pm)?)?\\b`,
    ),
    RegExp(
      `\\b(?:(?:this|coming|next|by|before|on|for|until|till|either|the|early|late|latest|no later than) )*(?:${DAY}|monda|tuesda|wensday|wednsday|wendsday|thrusday|thursdy|firday|saterday|saturdy|sunda)(?:,? (?:or|and|to|/|&) ${DAY})?${PART}\\b`,
    ),
    RegExp(
      `\\b(?:this|by|on|next|before|until|for|coming) (?:${SHORT_DAY})\\b(?! (?:\\w+ )?(?:and|through|to) | (?:reading|prep|math|tutor|exam|test|scores?|verbal|writing|act)\\b)|\\b(?:tues|weds?|thurs?|fri|sat)\\b(?= (?:or|and|am|pm|morning|afternoon|aft|night|evening|eve|\\d))(?: or (?:${SHORT_DAY}))?${PART}|\\b(?:tues|thurs)\\b|(?:thu|fri|sat|sun|mon|tue) if (?:possible|you can|u can)|(?<=\\w,? )(?:fri|sat|weds)(?=\\s*(?:$|[.!?,]))|(?<=(?:^|[.,!?;] ?))(?:tues|weds|thurs|fri|sat|sun)(?=\\s*(?:$|[.,!?;]))`,
    ),
    /\b(?:(?:by|for|before|over|until|during|on|at|sometime) )*(?:this|the|these|coming|this coming|wk) ?(?:week ?end|wknd|wkend|w\/e|we(?=\s*(?:$|[.,!?])))\b(?! (?:rate|warrior|bag|away))|(?:\bfor |\b)(?<!\b(?:a|every|each|one|per|long) )week ?end\b(?= (?:please|pls|if|ideally|works|is)|\s*[.!?]?$)|\bwknd\b/,
    /\b(?:this|sometime this|later this|by the end of(?: the| this)?|end of(?: the| this)?|by end of(?: this)?|before the end of(?: the| this)?|within the|during the|middle of the|mid|later in the|rest of the|early this) (?:week|wk|work ?week)\b|\bthis wk\b|\bbefore the (?:week|weekend) is (?:out|over)\b|\bmidweek\b|\bby week'?s end\b/,
    RegExp(
      `\\b(?:(?:in|within|inside(?: of)?|next|over|the|about|under|coming|less than|max) )+(?:(?:next|about|coming|like) )?${SMALL_COUNT}${RANGE} (?:business |working )?days\\b|\\b(?:in|within) (?:a day or (?:two|so|2)|one day|1 day|a day)\\b|\\ba day or (?:two|2)\\b`,
    ),
    /\b(?:(?:in|within|under|next|the next|less than) )*(?:48|72|36|forty[- ]eight|seventy[- ]two) ?-?(?:h|hr|hrs|hours)\b|\bcouple (?:of )?days\b|\bnext few days\b|\b[12] ?(?:-|to|or) ?[234] days\b|\b(?:2|two|3|three) days (?:from now|max|tops|at most)\b/,
    /\b(?:pretty |very |real |fairly |somewhat )?(?:soon|sooner|soonish|quickly|short[- ]notice|shortly|in short order|before long|pretty quick|swiftly|promptly)\b|\bfast(?=\s*(?:$|[.,!?;)]|please|pls))|\bquick(?=\s*(?:$|[.,?;)]|please|pls))/,
  ],
  later: [
    /^\W*(?:(?:maybe|probably|around|early|late|mid|sometime in|in) )*(?:may|march)(?=\W*$| (?:would|is|will|works|sounds|looks|should|or|at|if|for)\b)/,
    /^\W*(?:(?:oh|um+|hmm+|well|ok|ya|yeah|no|nah|maybe|probably|just|much|a (?:bit|lot|little)|way|like|for|i guess|i'?d say) )*later(?: (?:is (?:fine|ok|good)|please|pls|thanks|works))?(?=\W*$|[,.])/,
    /^\W*(?:(?:oh|um+|well|ok|i'?m|im|we'?re|we are|i am|pretty|very|totally|quite|honestly|really) )*(?:flexible|easy|not (?:fussed|bothered|picky|too fussed)|no preference|(?:i )?(?:don'?t|do not) (?:really )?(?:mind|care)|doesn'?t (?:really )?matter|does not matter|up to (?:you|them|him|her|whoever|the \w+)|no time ?(?:line|frame)|nothing pressing|not (?:this|the next) (?:week(?:end)?|few days|couple of days))(?=\W*$|[,.]| (?:really|when|honestly|at all|to me))/,
    RegExp(
      `^\\W*(?:(?:in|about|around|like|maybe|say|within|the next|next|give me|a|uh|um|ok|i'd say) )*${COUNT}(?: ?(?:or|to|-) ?\\w+)? (?:days|weeks?|wks?|months?|mths?)(?: (?:is (?:fine|ok|good)|max|tops|or so|please|pls|maybe|works))?\\W*$`,
    ),
    /^\W*whenever\b(?! (?:i|it)\b)[^.]{0,45}$/,
    /\b(?:whatever|whichever|any) (?:day|date|time)s? (?:works|is (?:fine|good|ok(?:ay)?)|suits)\b/,
    /^\W*(?:(?:in|around|about|early|late|mid|maybe|sometime|probably|like|next|for|by|say|ok|um) )*(?:may|march)(?: (?:is fine|works|probably|maybe|please|i think|or so|ish))?(?=\W*$|,)/,
    /\bnot (?:for (?:a|an?other) (?:while|bit)|(?:until|till|before)\b)/,
    RegExp(
      `(?<=${ALLOWED})${COUNT} (?:days|weeks|months)(?=${TO_DO})|\\b${COUNT} (?:days|weeks|months)(?= (?:left|remaining)\\b)`,
    ),
    RegExp(
      `\\b(?:(?:in|for|by|until|till|before|after|early|mid|late|beginning of|start of|end of|around|sometime|starting|from|on|this|next|to|no later than)[ -])*(?:${MONTH})\\.? ?\\d{1,2}(?:st|nd|rd|th)?\\b(?!:|h\\b|am|pm| ?(?:am|pm|years?|bed|guests|people))`,
    ),
    RegExp(
      `\\b(?:(?:on|by|before|for|until|after|the|around|from) )*\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})\\b`,
    ),
    RegExp(
      `\\b(?:in|for|by|until|till|before|after|early|mid|middle of|late|beginning of|start of|end of|around|about|starting|from|next|this|sometime|come|ideally|maybe|planned for|first week of|second week of|last week of|of|during|through|month of)[ -](?:in |this |next |early |late |mid-?|around )?(?:${LONG_MONTH})\\b(?! (?:street|st|ave|avenue|road))`,
    ),
    RegExp(
      `(?<=(?:^|[,.;!?(-] ?))(?!may\\b|march\\b)(?:${LONG_MONTH})\\b|\\b(?!may\\b|march\\b)(?:${LONG_MONTH})(?=\\s*(?:$|[,.;!?)]))|\\b(?:a|our|my|the|her|his|their|daughter's|son's|late|early|mid) ${SURE_MONTH}\\b|\\b${SURE_MONTH} (?:wedding|event|move|party|closing|start|launch|deadline|trip|opening|is|works|if|or|\\d|20\\d\\d|please)\\b`,
    ),
    RegExp(
      `\\b(?:on|by|until|till|before|after|around|its|it's|for|is|starting|from|of) the \\d{1,2}(?:st|nd|rd|th)\\b(?!${ORDINAL_NOUN})|\\bthe (?:[4-9]|[12]\\d|30|31)(?:st|nd|rd|th)\\b(?!${ORDINAL_NOUN})`,
    ),
    RegExp(
      `\\b(?:(?:sometime|early|late|later|by|in|until|before|starting|for|start of|end of|beginning of|middle of|mid|the|around) )*(?:next|following|coming|upcoming) (?:couple |few )?(?:weeks?|wk|weekend|wknd|months?|year|season|${SEASON}|semester|quarter|school year|term|${HOLIDAY})\\b`,
    ),
    RegExp(
      `\\b(?:in|by|for|before|until|after|this|come|early|late|mid|during|sometime|starting|maybe|probably|ideally|end of|when)(?: in)?(?: the| this| next)? (?:${SEASON}|new year|summer holidays|summertime|wintertime|springtime)\\b(?! (?:tires?|storage|prep|clothes|boots|cleaning|cover|coat|home|roll))|\\b${SEASON} (?:is|works|would be|project|2\\d{3}|if|sometime|or) ?(?:fine|ok|good|great|best|possible|later|${SEASON})?\\b(?<!\\b(?:every|last|each|past) ${SEASON}(?: \\w+)*)|(?<=(?:^|[,.;] ?))(?:early |late |this |next )?${SEASON}(?=\\s*(?:$|[.,!?;]))`,
    ),
    RegExp(
      `\\b(?:by|before|until|after|for|around|at|over|in time for|ready for|come|this|during)(?: the)?(?: next)? ${HOLIDAY}\\b(?! (?:lights?|tree|party|decor\\w*|cards?|dinner|gifts?|present|music|costume|baskets?))`,
    ),
    /\b(?:before|until) (?:the )?(?:(?:first |big |real |next |cold |warm |nice |good |deep |heavy |rainy |hot |busy )*(?:snow(?:fall|s)?|dump(?: of snow)?|frost|freeze|winter|cold|rains?|rainy season|storms?|hurricane season|monsoon|heat(?:wave)?|weather|ground|leaves|season|school year|school starts|baby|renters|tenants?|in-?laws|guests|sale|move|wedding|closing|holidays|snow storm|thaw|spring melt|melt|tenant|lease|new owners?|kids? (?:are|go|get) (?:back|out)))\b(?: (?:hits?|comes?|starts?|sets in|flies|melts?|thaws?|warms?(?: up)?|gets? (?:cold|bad|worse|warm)|arrives?|falls?|turns?|is over|ends?|breaks|goes|is up|is born|is due))*|\b(?:when|once|after) (?:the )?(?:[a-z]+ )?(?:snow|frost|weather|ground|ice|rains?|season|leaves) (?:melts?|thaws?|warms?|is over|ends?|stops?|clears?|cools?|fall|is gone|dries|turns)\b(?: up| out)?|\bafter (?:the )?(?:winter|snow|rainy season|holidays|move|wedding|closing|renovation|harvest|thaw)\b|\b(?:before|when|once|after) it (?:gets? (?:too |really )?(?:cold|hot|warm|warmer|colder|cooler)|snows|freezes|warms up|melts|cools down|all melts)\b/,
    RegExp(
      `\\b(?:(?:in|within|about|under|over|maybe|like|around|another|give or take|roughly|at least|next|the) )+(?:(?:next|about|like|another) )?${COUNT}(?: more)?${RANGE} (?:weeks?|wks?|months?|mths?|years?|yrs?)(?: or (?:so|two|three|more))?(?: from now| time| away| out)?\\b`,
    ),
    RegExp(
      `\\b${COUNT}${RANGE} (?:weeks?|months?|years?) (?:from now|away|out|time|ahead|down the)\\b|\\b(?:is|are|due|still|move|wedding|leaving|opening|happening) (?:in )?(?:about )?(?:[5-9]|\\d\\d|five|six|seven|eight|nine|ten|twelve|fifteen) days\\b`,
    ),
    /\b(?:in|within)(?: about| the next| like)? (?:[5-9]|\d\d|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen)(?: ?(?:or|to|-) ?\w+)? days(?: time)?\b|\b(?:in|within) (?:a|the) (?:fortnight|month|year)|(?:in|within) a week|half[- ]term|by the time (?:[a-z]+ )?(?:winter|summer|spring|fall|the snow|it snows)(?: comes| hits)?\b|\ba (?:week|month) or (?:two|so|more)\b|\b(?:a )?fortnight\b/,
    /\b(?:(?:by|before|at|toward|towards|around|until|beginning|the|start) )*(?:end|beginning|middle|start) of (?:the |next |this )?(?:month|year|summer|season|semester|quarter|school year|term|winter|spring|fall)\b|\blater (?:this|in the|on (?:this|in the)) (?:year|month|summer|fall|spring|winter|season)\b|\b(?:first|1st|last|end|mid(?:dle)?) (?:day |week )?of the month\b|\bmid[- ]month\b|\bmonth'?s end\b|\bthis (?:month|year|season|quarter)\b|\bby (?:year|month)[ -]?end\b|\bend of year\b/,
    /\b(?:on|by|for|before|until|around|event|date:?|starting|is) \d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b(?! (?:inch|in\b|cup|of|bath|bed))|(?<!\d )\b(?!1\/2\b)\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b(?=\s*(?:$|[,.;!?)]))|\b20\d\d-\d\d-\d\d\b|\blater on\b/,
  ],
  but: /\b(?:but|however|though|although|yet|except)\b/,
};
