import type { TurnPhrases } from './turn-phrases.ts';

export const turnPhrases: TurnPhrases = {
  yes: [
    '(y|ye|yes|yess|yeah|yeahh|yea|yep|yup|yupp|yas|ya|yah|aye|uh huh|mhm|mm hmm)',
    '(ok|okay|okey|okie|oki|okk|k|kk|okie dokie|okey dokey|alright|alrighty|all right|alrite|aight)',
    '(sure|sure thing|for sure|of course|certainly|absolutely|definitely|totally|indeed|by all means|you bet|you got it)',
    '(agreed|i agree|confirmed|confirm|i confirm|confirming|approved|i approve|affirmative|roger|roger that)',
    '(perfect|perfecto|correct|exactly|exact|precisely|spot on|bang on|nailed it|bingo|yessir|yes sir|yes maam|amen)',
    '(that|this|it|all|everything|every thing|all of it|all that|the whole thing|summary|the summary|request|the request) (s|is|are||looks|look|seems|sounds|reads|all looks|s all|is all|all) (right|correct|good|great|fine|perfect|perfect to me|ok|okay|accurate|awesome|excellent|good to me|great to me|fine to me|right to me|correct to me|good to go|in order|fine by me|good with me|fine with me|ok with me|there|as it should be|exactly right|just right|spot on)',
    '(looks|looking|sounds|seems|reads|lookin) (right|correct|good|great|fine|perfect|ok|okay|accurate|awesome|good to me|great to me|fine to me|right to me|good to go|good from here|good on my end)',
    '(all|its all|we re all|we re|i m|im all|you re|were) (good|set|good to go|set to go|clear|ready|right)',
    '(good|ready|set) to go',
    '(that|this|it) works|works for me|that works for me|fine by me|fine with me|good with me|good by me|i m good with that|i m ok with that|i m happy with (it|that|this)|happy with (it|that|this)|i m (ready|happy)|ready',
    '(go|going|go go|go ahead|goahead|go ahead with it|go on|go for it|go for launch|let s go|lets go|let s do it|lets do it|let s do this|let er rip|let s get it done|let s roll|proceed|please proceed|carry on|continue|full steam ahead|make it happen)',
    '(do|just do) (it|that|so)|please do|you can|you may|yes you can|yes you may|feel free',
    '(you can|you may|you could|u can|can you|could you|pls|please|just|so|then|now|go ahead and|you can go ahead and|let s|lets|i want you to|i d like you to|i d like to|i want to|want to|) (send|sent|submit|post|ship|fire|shoot|forward|release|share|launch|publish|dispatch) (it|this|that|them|the request|my request|the thing|request|away|) (off|out|over|on|along|away|through|now|right now|right away|asap|already|then|as is|as it is|like that|like this|) (both|all|all three|them all|all of them|each|them both||to them|to all three|to the three|to the three pros|to all 3|to 3 pros|to three professionals|to the professionals|to the pros|to everyone|)',
    '(you can|you may|just|) (find|contact|call|reach|get) (them|the three|all three|someone|somebody|the pros|the professionals)( now| please|)',
    'lgtm|👍|✅|👌|no (changes|changes needed|corrections|edits)|nothing (to change|else|more|to add)|that s (all|it|everything)|that is (all|it)|no notes',
    '(snd|sned|sedn|sen|sendit|seend|submitt) (it|that|this|er|) (pls|please|now|off|)|send (er|em|away)|(everything|it|it all|all of it|that) (checks out|adds up|matches|lines up)|(right|bang) on the money|right on|10 4|yup yup|done|deal|(that|it) ll do|good enough|thumbs up|green light|you have my (ok|okay|approval|blessing|go ahead|permission)|i m sure|im sure|i approve of it|that does it|sold',
  ],
  no: [
    '(n|no|nope|nah|naw|na|noo|nay|negative|uh uh|no way|no sir|hell no|absolutely not|definitely not|of course not|certainly not|not at all)',
    '(not|no not) (yet|now|right now|just yet|today|right|correct|quite|ready|good|ok|okay|really|this one|like this|like that)',
    '(that|this|it) (s|is|is all|s all|isnt|is not|isn t|looks) (wrong|not right|not it|not correct|incorrect|right|not what i (want|meant|said|asked for|need))|wrong|all wrong|incorrect|isn t right',
    '(don t|dont|do not|please don t|pls don t|please do not|never) (send|submit|post|do) (it|this|that|anything|the request|it yet|this yet|anything yet|it now||that yet)|don t|dont|do not|(don t|dont) do (it|that)',
    '(i|) (don t|dont|do not) (want|wanna|like) (to|to send it|it|this|that|to send|to send this|to send it yet|to send it now|)',
    '(stop|cancel|cancel it|cancel that|cancel this|abort|forget it|forget about it|never mind|nevermind|nvm|leave it|drop it|scrap it|i changed my mind|changed my mind|no deal|no thank you|no thanks|i m not (ready|sending it|sending this)|not interested)',
  ],
  startOver: [
    '(start|begin|do it|do it all|let s start|let s begin|lets start|i want to start|i d like to start|i wanna start|can we start|can i start|we should start|want to start|start all|start it all) (over|again|all over|all over again|over again|anew|afresh|from scratch|from the beginning|from the start|from zero|from the top|fresh|over from scratch)',
    'restart|reset|reset it|redo|redo it|redo everything|redo it all|from (the beginning|scratch|the top|the start|zero)|scratch that|scratch it|scrap (it|that|everything) and start (over|again)|clear (it|everything|all)|(erase|delete|clear|wipe) (everything|it all|all|all of it|the whole thing)|new request|begin anew|back to (the start|the beginning|square one|zero|step one)|try again from (the start|scratch|the beginning)|(let s|can we|i want to) restart|(the|) whole thing again',
  ],
  fillers: [
    '(that s|thats|it s|its|that is|yes that s) (better|much better|us|me|her|him|the one|it now)|(nothings|nothing s|nothing is) wrong (with it|with that|) (then|now|)',
    '(he|she|they|it|my wife|my husband|my sister|my brother|my mom|my dad|my partner|my boss|the landlord|my landlord|my roommate) (says|said|agrees|agreed|is|s|are) (fine|ok|okay|yes|good|go|cool|happy|it s fine|it s ok|it s good|go ahead|sure)|(i|) (checked|asked|talked|spoke|confirmed|went over it|looked it over) (with|to|) (my|the|him|her|them|) (husband|wife|sister|brother|mom|dad|partner|boss|landlord|roommate|son|daughter|mother|father|boyfriend|girlfriend|)|off it goes|(no no|) (don t|dont) change (a thing|anything|nothing)',
    '(nothing|not a thing|nothing else|nothing more|nothing at all|nothin) (to add|to change|to fix|to correct|to report|wrong|wrong here|wrong with it|wrong with that|wrong then|missing|is missing|is wrong|needs changing|needs to change|needs fixing|more to add|else to add|i would change|i d change|)',
    '(i have|i ve got|i got|have|got|there are|there s|) (no|no more|no further|no other|zero) (questions|question|changes|concerns|complaints|objections|objection|edits|corrections|mistakes|errors|issues|doubts|remarks|notes)',
    '(i|you|we|) (don t|dont|do not) (mind|mind at all|need anything else|need to (change|add|fix) anything|want to change anything|have to change anything|change a thing|change anything|change it|touch a thing|touch anything|see any mistakes|see anything wrong|see a problem|see any problem)',
    '(there s|there is|) (no need to|cant|can t|cannot|couldn t|don t|dont|do not|no reason to|why) wait (any longer|anymore|any more|longer|to meet them|for anything|)|not a (problem|bad thing|mistake in it) (at all|)|hurry (up|) (and|)|stop asking (me|)|quit asking (me|)|(i|) (double checked|checked|read|reread|reviewed|went over|looked at) (it|everything|it all|that|all of it|it over|it twice|twice|)|(i m|im|we re) (done|finished|good|all good|good here|all set)|(good|fine|ok|happy) (here|with me|by me|as is)|(i m|im) happy',
    '(please|pls|plz|plss|thanks|thank you|thank u|thx|thks|ty|tysm|thank you so much|thank you very much|thanks so much|thanks a lot|thanks a bunch|thanks again|many thanks|much appreciated|appreciate it|appreciated|cheers|bless)',
    '(great|good|fine|nice|cool|awesome|excellent|super|wonderful|amazing|fantastic|lovely|brilliant|sweet|neat|good job|well done|love it|i love it|good stuff|beautiful|great job|very good|so good|really good)',
    '(oh|ah|well|so|then|now|hi|hello|hey|man|dude|buddy|mate|bro|sir|maam|friend|lol|haha|and|you know what|sorry|oops|whatever|actually)',
    '(no problem|no problems|no prob|no probs|no worries|no issue|no issues|not a problem|it s fine|that s fine|no no it s fine|no no that s fine|no no it s all good|no it s fine|no that s fine|no that s good|no it s good|nah it s fine|nah it s good|nah all good|no all good|no i m good|no we re good|no its good|it s ok|it s okay|that s ok|no that s all|no that s it|no that s everything|no it s perfect|no it s all good|no complaints|no objections|i do|i am|it is|they are|it does|that s it|that s all|nothing else|nothing to add|as is)',
  ],
  loose:
    'that this it its thats all of the is are am i im you u youre we to for with and so just on in my our end side me now then here there already really very totally definitely completely absolutely everything please pls exactly by from here lol guys sir miss maam have a good nice great day one evening weekend',
  beginsAgain:
    /\b(?:start(?:ing)?|begin|do (?:it|this|all|the whole thing|everything)) (?:all )?(?:over|again|anew|afresh|from (?:scratch|the (?:start|beginning|top)|zero))\b|\brestart\b|\b(?:redo|wipe|erase|delete|scrap|clear|reset) (?:it all|all of (?:it|that|this)|all|everything|the whole (?:thing|request)|it and|it,? (?:new|and start))|\bfrom (?:scratch|square one)\b|\bnew request\W*$|^\W*reset\b|\bback to (?:the )?(?:start|beginning|square one)\b/,
  refuses:
    /\b(?:don'?t|dont|do not|not|never|no) (?:you )?(?:send|sending|submit|submitting|post|posting)\b(?!.{0,30}\b(?:it )?(?:if|until|till|before|unless|to my|to him|to her)\b)|\bnot (?:sending|ready to send)\b|\b(?:actually|sorry|um|uh|then|well|so|but|ok) (?:no|nope|nah)\W*$|^\W*no\b[^a-z]*(?:sorry|actually)?\W*$/,
  questions: [
    [
      'work',
      /\b(?:get|find|receive) (?:\w+ ){0,2}(?:jobs?|work|clients?|customers?|leads|gigs|contracts) (?:through|thru|from|with|via|on) (?:you|u|this|here|the site|your)|\b(?:i'?m|im|i am|we are|we'?re) (?:a |an |also a )?(?:\w+ ){0,3}(?:looking|searching) for (?:\w+ )?(?:work|jobs?|clients?|customers?)\b|\b(?:join|sign ?up|register|apply|advertise|list) (?:as|my|here|on)\b|\bbecome a (?:pro|professional|provider)\b|\bare you hiring\b/,
    ],
    [
      'cancel',
      /\b(?:cancel|withdraw|delete|stop|edit|find|see|track) (?:the|my|that) (?:last |other |old |previous )?(?:request|job|booking|one)\b/,
    ],
    [
      'free',
      /\b(?:is|its|it's|are|isn't|isnt) (?:it|this|that|the service|the site|they|there|quotes?|estimates?|asking|sending)?(?: \w+){0,2} ?(?:free|no charge|for free|a charge)\b|\bfree (?:of charge|quotes?|estimates?|right|or)\b|\bfor free\b|\b(?:am i|do i|will i|would i|i'll|ill) (?:be )?(?:charged|committed to pay|have to pay|need to pay|pay)\b|\b(?:do|does|will|would|should) (?:i|we|it|this|you|they) (?:have to |need to |gotta )?(?:pay|cost|charge)(?: me)?(?: anything| something| a fee| for (?:this|it|using)| now| up ?front)?\b|\bany (?:fees?|charges?|cost|costs|strings|catch)\b|\b(?:hidden|booking|service|sign ?up) (?:fees?|charges?|costs?)\b|\bwhat(?:'s|s| is) the catch\b|\bis there (?:a |any )?(?:fee|charge|cost|catch|obligation|commitment)\b|\bno obligation\b|\bcredit card\b/,
    ],
    [
      'price',
      /\bhow much\b|\bhow mutch\b|\bwhat(?:'s|s| is| are| does| do| would| will| s) (?:\w+ ){0,5}(?:price|prices|cost|costs|rate|rates|hourly|charge|charges|run me|fee|fees|ballpark|estimate|quote)\b|\b(?:price|cost|rate|hourly rate|quote|estimate|ballpark|budget)s?(?: range)?\s*\?|\bprice (?:range|list|idea|first)\b|\b(?:give|get|have|tell|show|see|send|know) (?:me |us )?(?:the |a |an |your |their |some )?(?:rough |ballpark )?(?:price|prices|quote|cost|costs|estimate|ballpark|rates?)\b|\b(?:expensive|pricey|affordable|cheap)\b|\bcosts?\W*$|\b(?:price|prices|rates)\W*$|\bgoing rate\b/,
    ],
    [
      'cancel',
      /\b(?:can|could|may|what if|how do|how can|how|and if|if|is it possible)\b.{0,25}\b(?:cancel|change my mind|back out|undo|stop it|take it back|withdraw|edit|change (?:it|this|that|the request)|modify)\b(?:.{0,30}\b(?:later|after|afterwards|anytime|once|it|this|the request|my request|mind|out))?/,
    ],
    [
      'privacy',
      /\b(?:my|our|the) (?:number|phone|phone number|address|email|e-mail|name|info|information|data|details|contact|contacts|photos?|exact address)\b.{0,40}\b(?:see|sees|seen|share[ds]?|sharing|get|gets|sold|sell|private|safe|visible|shown?|public|given|kept|go|goes|out|hidden|used)\b|\b(?:see|sees|share|sell|get|gets|give|have|keep|show|know|use|store|gives|receives?)\b.{0,20}\b(?:my|our) (?:number|phone|phone number|address|email|e-mail|name|info|information|data|details|contacts?|exact address|photos?)\b|\b(?:spam|privacy|private|confidential|telemarket\w*|robocalls?)\b|\bwho (?:can |will |else )?(?:sees?|reads?|knows?|read this|read what)\b|\b(?:landlord|neighbou?rs?|ex|husband|wife|boss|anyone|everybody|everyone) (?:\w+ ){0,2}(?:see|read|find out|know)\b/,
    ],
    [
      'insured',
      /\b(?:insured|insurance|licen[sc]ed|licen[sc]e|certified|qualified|vetted|verified|background check\w*|bonded|accredited|rbq|checked|legit|legitimate|trustworthy|trusted|reliable|safe|scam|warranty|guaranteed?|real people)\b/,
    ],
    [
      'quality',
      /\b(?:any good|good ones|reviews?|ratings?|rated|how good|the best|experienced?|experience|what if (?:they|it|he|she|i|the)\b.{0,30}\b(?:bad|botch|not (?:happy|good|satisfied)|break|damage|mess|no[- ]?show|doesn'?t show|don'?t like|screw)|unhappy|not satisfied|complain\w*|stars)\b/,
    ],
    [
      'payment',
      /\b(?:how|when|where|whom?|can|could|do|what|which)\b.{0,25}\b(?:pay|paying|payment|payments|paid|cash|e-?transfer|interac|credit|debit|visa|invoice|receipt|deposit|venmo|zelle|paypal|installments?)\b|\bpay (?:by|with|in|after|before|online|here|you|them|cash)\b/,
    ],
    [
      'who',
      /\bwho (?:are|r|is|will|would|gets?|do|does|exactly|comes?|did|else|am)\b|\bwho(?:'s|s)\b|\bwhich (?:ones?|pros?|professionals?|companies|company|three|people|guys|plumbers?|electricians?)\b|\bwhat (?:companies|company|professionals?|pros?|people)\b|\b(?:see|know|choose|pick|check) (?:\w+ )?(?:who|which|them first|the pros|the three|the professionals|profiles?)\b|\bare (?:you|u|they) (?:a |an |real |the |actual )*(?:real|human|bots?|robots?|local|ai|person|people|companies|company|professionals?|women|men)\b|\bare they\b.{0,20}\b(?:close|near|local|from|nearby)\b/,
    ],
    [
      'when',
      /\b(?:when|how (?:long|soon|fast|quick|quickly|many (?:hours|days))|what time|by when|what day|which day)\b|\btoday\?|\btonight\?|\btomorrow\?|\b(?:available|come|be here|be there|arrive|show up|start)\b.{0,25}\b(?:today|tonight|tomorrow|weekends?|saturdays?|sundays?|evenings?|right away|this week|morning|hour)\b/,
    ],
    [
      'how',
      /\bhow (?:does|do|will|would|is|are|did|can|should|exactly|about|come)\b|\bhow (?:it|this|that) works?\b|\bwhat (?:happens|happen|now|next|comes next|do i do|will happen|if|about|s next|is next|then|else)\b|\bwhat(?:'s|s) next\b|\bwill (?:they|someone|somebody|you|he|she|anyone|it|i)\b|\bdo (?:they|you|i)\b|\bcan i (?:talk|speak|call|choose|pick|say no|refuse|decline|compare|still)\b|\b(?:then|next|after that|and after)\s*\?|\bam i (?:committed|obliged|obligated|bound|locked)\b|\bwhy\b|\bexplain\b|\bhow many\b/,
    ],
  ],
  asks: /[?]|\b(?:how much|how many|how long|how soon|how do(?:es)?|how will|what happens|what does|what do (?:they|you|i|we)|what if|who(?:'s| is| are| actually| will| would| gets?| exactly)|(?:will|would|do|does|are|is|can) (?:they|it|this|these|those|someone|somebody|anybody|anyone|you guys|there)|(?:can|could|may|do|should|will|would|am) i|when (?:will|do|does|is|are|can|would|do)|which (?:one|ones|pros?))\b|^\W*(?:ok(?:ay)?,? |yes,? |yeah,? |sure,? |and |but |so |wait,? |hmm,? |hi,? |hey,? |um,? |also,? |just |quick question:? ?)*(?:who|whom|what|whats|what's|when|where|why|which|how|hows|how's|is|are|am|do|does|did|will|would|can|could|should|may|any|isn't|isnt|aren't|don't they|question)\b(?! you (?:please )?(?:send|submit|go))/,
  orders:
    /\b(?:chang\w*|chnage\w*|edit|fix|correct (?:the|my|that|it)|update|modify|adjust|replace|switch|swap|reword|rewrite|bump|move it|push it)\b(?!.{0,12}\bmy (?:mind|furniture|stuff))(?! (?:your|their) mind)|\b(?:make|put) (?:it|that|the \w+|this|my \w+)\b(?! (?:happen|right now))|\b(?:set|put) (?:it|that|the \w+|this) (?:to|as|down|for)\b/,
  changes: [
    /\b(?:make|put|say|set|write|mark|use) (?:it|that|the \w+|this|my \w+|as|to)\b(?! (?:happen|right|good|ok))/,
    /\b(?:should|shouldn'?t|must|has to|needs? to) (?:be|say|read|not be|have been)\b/,
    /\b(?:wrong|incorrect|mistaken|mistake|typo|misspell\w*|mis ?spelled|off|not right|isn'?t right|isnt right|is not right|isn'?t correct|not correct|outdated|old address|out of date)\b/,
    /\b(?:not|isn'?t|isnt|no longer|rather than|instead of|instead|rather|more like)\b(?! (?:sure|yet|certain|ready|now|really|bad|the best))/,
    /\b(?:actually|i meant|i mean|meant|correction|sorry|oops|my bad|whoops|small thing|one thing|except|other than that|besides|apart from|but)\b/,
    /\b(?:it'?s|its|it is|that'?s|thats|we'?re|we are|i'?m|im|this is|address is|place is|city is|number is|name is|they'?re) (?:in|at|on|for|for the|a|an|the|near|from|\d|actually|really|now|only|about|tomorrow|today|next|this|urgent|tonight|not)\b/,
    /\b(?:not|for|by|before|after|until|on|only|any ?time) (?:tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this|next|the weekend|weekend|asap|urgent|\d+)\b/,
  ],
  adds: /\b(?:(?:can|could|would|please|pls|also|just|and|i'?d like to|i want to|want to|let me|need to|forgot to) )*(?:add|mention|include|note|specify|append|tell them|let them know|say|write|put in|put down|put)(?: (?:in|there|too|also|them|please|as well|a note|in the (?:note|description|details|request)))*(?:,| :|:)? (?:that )?(?=\S)|\b(?:forgot|forgot to (?:say|mention|add|tell)|should (?:mention|add|say)|btw|by the way|also|ps|p\.s\.|oh and|and also|plus|one more thing|fyi)(?:,|:)? (?:that )?(?=\S)/,
  removes:
    /\b(?:(?:can|could|please|pls|just|and|also) )*(?:remove|delete|take out|take off|drop|erase|leave out|leave off|cut|get rid of|scratch|skip|omit|without|forget(?: about)?|ditch|strike|cross out|don'?t mention|do not mention|no need for|lose)\b/,
  hesitates:
    /^\W*$|\b(?:lemme|(?:still )?thinking|reread|think so|yes no|i mean (?:yes|no)|(?:my|the) (?:wife|husband|partner|spouse|roommate|mom|dad|boss|landlord|boyfriend|girlfriend) (?:might|may|has to|wants? to|should)|wait|hold on|hang on|hold up|hold off|one (?:sec|second|moment|min|minute)|just a (?:sec|second|moment|min|minute)|a (?:sec|second|moment|min|minute)|gimme a|give me a|let me (?:think|check|see|ask|look|read|talk|sleep|double|confirm|get back|verify|first)|i(?:'ll| will)? (?:think|have to think|need to think|need to ask|need to check|need to talk|should check|should ask|gotta|have to ask|have to check|might)|maybe|perhaps|possibly|not (?:\d+ ?% |completely |totally |really |so |too |entirely |quite |very )?(?:sure|certain|convinced|ready)|unsure|i guess|i suppose|i think|i dunno|dunno|idk|i don'?t know|dont know|i'?m not sure|hmm+|hm+|umm*|uhh*|err+|on second thought|second thoughts?|undecided|kinda|sort of|later|can'?t decide|thinking|brb|back in|in a bit|in a minute|need (?:a|some|more) (?:minute|time|moment))\b/,
};
