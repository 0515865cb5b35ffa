import type { TurnPhrases } from './turn-phrases.ts';

export const turnPhrases: TurnPhrases = {
  beginsAgain:
    /\b(?:start(?:ing)?|begin|do (?:it|this|all|the whole thing|everything)) (?:all )?(?:over|again|anew|afresh|from (?:scratch|the (?:start|beginning|top)|zero))\b|\brestart\b|\b(?:redo|wipe|erase|delete|scrap|clear|reset) (?:it all|all of (?:it|that|this)|all|everything|the whole (?:thing|request)|it and|it,? (?:new|and start))|\bfrom (?:scratch|square one)\b|\bnew request\W*$|^\W*(?:no,? |ok,? )?(?:a )?new (?:request|one)\b(?=[,;:.])|\b(?:throw|toss|chuck|bin|dump) (?:this|that|it|all of (?:this|it|that)|the (?:whole )?(?:thing|lot)) (?:one )?(?:out|away)\b.{0,20}\b(?:new|again|over|fresh)\b|^\W*reset\b|\bback to (?:the )?(?:start|beginning|square one|first question)\b|\b(?:new|fresh) start\b|\bclean slate\b|\bfrom the (?:first question|very (?:start|beginning))\b|\bwhole thing (?:over|again)\b|\bforget (?:everything|all (?:of )?(?:that|this|it))\b/,
  refuses:
    /\b(?:don'?t|do not|not|never|no|won'?t|isn'?t|shouldn'?t) (?:you )?(?:(?:want|wanna|wish|care|intend|plan|like|feel like|prefer|going|gonna|ready|need|even|ever|bother|dare|have) )?(?:to )?(?:(?:this|it|that|anything|the request) )?(?:(?:to be|be|being|get) )?(?:send|sent|sending|submit\w*|post|posted|posting|going out|go out|going through|go through|shared?|forward|forwarded|pass (?:it|this|that) on|contact|call any\w+|give (?:it|this|that)|show (?:it|this|that)|release|transmit|proceed|continue|go ahead|(?:any(?:one|body) )(?:coming|to come))\b(?!.{0,30}\b(?:it )?(?:if|until|till|before|unless|to my|to him|to her)\b)|\b(?:don'?t|do not) bother\b|\b(?:actually|sorry|um|uh|then|well|so|but|ok|cancel|thanks|today|now|it'?s a) (?:no|nope|nah)\W*$|^\W*(?:no\W*)+\b[^a-z]*(?:sorry|actually|thanks?|thank you)?\W*$|\bchanged (?:my|our) minds?\b|\b(?:forget|scrap|drop|kill|ditch|bin|trash|call off|cancel|stop) (?:about )?(?:it|this|that|the (?:whole|entire) (?:thing|request)|the request|my request|the send|sending|everything)\b|\b(?:no longer|don'?t|do not|doesn'?t) (?:need|want)\b.{0,20}\b(?:anymore|any more|any longer|now|it|this|anyone|anybody|help)\W*$|\bno longer (?:need|want|interested|looking)|\b(?:not interested|hard pass|i'?ll pass|nvm|nevermind|rather not|hold off|nothing goes out|leave it (?:for now|alone|be)|pull the plug|call it off|too much hassle|never mind)\b|\b(?:found|got|hired|have) (?:someone|somebody|a guy|another guy|another one)\b|\b(?:fixed|solved|sorted) (?:it|itself)\b|\b(?:do|fix|handle) it (?:myself|ourselves)\b|\b(?:it'?s|its|that'?s|got it|it has|it got) (?:been |all |already |now |actually )*(?:fixed|repaired|working|resolved|taken care of)(?: now| already| thanks| again| itself| fine)*\W*$|\bkeep it to yourself\b|\b(?:no|not)(?: longer)? need(?:ed)?(?: now| anymore| any more| for (?:it|that|this|anyone|anybody|help)| at all| after all)*\W*$|\b(?:some other|another|next) time\W*(?:no|thanks|then|maybe)?\W*$|^\W*(?:(?:no|nah|sorry|it'?s|i'?m|i was|we were|this was|that was|this is|it was|just|only|was|but)\W+)*(?:just |only )(?:testing|browsing|looking|curious|a test|a joke|kidding|messing|playing|trying)\b|^\W*(?:this|that|it) (?:was|is) (?:just |only )?(?:a |my )?(?:test|joke|practice|mistake)\b|\b(?:not comfortable|don'?t feel comfortable|don'?t trust)\b|\bsecond thoughts?\W+(?:no|nah|nope|don'?t|forget)\b|^\W*thanks any ?ways?\W*$|\bnever said to\b|\b(?:i'?d|i would) (?:sooner|rather|prefer) not\b|\bdecided to (?:wait|do|leave|skip|hold)\b|^\W*no\W+leave it\b|\bdecided (?:against|not to|we don'?t|i don'?t)\b|\b(?:absolut\w+|definit\w+|certainly|def) not\b|\b(?:was|am|i'?m|we'?re|were) (?:only|just) (?:looking|browsing|curious|testing|playing|trying|seeing|window shopping)\b|\b(?:nix|axe|bail on|back(?:ing)? out of|shelve|park|table) (?:it|this|that|the request)\b|\bthink better of it\b|\bthought better of it\b|\b(?:isn'?t|not) (?:worth it|worth the (?:money|bother|hassle|trouble)|needed any ?more|necessary any ?more|necessary after all)\b|\b(?:my|the) (?:\w+ ){1,3}(?:is doing|will do|is going to do|can do|already did|did|offered to do|is handling|took care of|is taking care of|fixed) it\b/,
  settled:
    /\b(?:i|we)(?:'?d|'?ll| would| will)? (?:much |just )?(?:rather |sooner |prefer to |better )?leave it(?: there| alone| be| at that)?\W*(?:$|thank|thanks|no\b|anyway|for now)|\b(?:my|our|the) (?:[\w'-]+ ){1,3}(?:will|can|could|is going to|is gonna|is coming (?:to|and)|is coming over to|offered to|agreed to|wants to|is willing to|is happy to|said (?:he|she|they)(?:'?d| would| will|'?ll| can)) (?:just |come |come and |come over and |probably |also )*(?:do|fix|handle|see to|look after|take care of|deal with|sort|manage|repair) (?:it|this|that)\b|\b(?:my|our|the) (?:[\w'-]+ ){1,3}is (?:already |now )?(?:doing|fixing|handling|dealing with|taking care of|looking after|seeing to|sorting) (?:it|this|that)\b|\b(?:i'?ll|i will|we'?ll|we will|i'?m going to|i'?m gonna|i can|i'?d rather|we can) (?:just |probably |rather )*(?:(?:do|handle|manage|sort|tackle|fix|try) (?:it|this|that) (?:on my own|on our own|by myself|myself|ourselves)|(?:call|get|find|hire|phone|ring|use|ask|try|go with) (?:[\w']+ ){1,4}(?:myself|ourselves|instead|elsewhere|to (?:do|fix|handle) (?:it|this|that))|(?:call|get|use|hire|go with) my own)\b|\b(?:someone|somebody) (?:else )?(?:is|was|has) (?:already )?(?:coming|doing it|fixing it|booked|on (?:his|her|their|the) way|done it)\b|\balready (?:booked|hired|found|got|called|have|had) (?:someone|somebody|a guy|one|another)\b|\b(?:it|the \w+) (?:started|came|is|went|'?s) (?:working again|back on|back|fine again|ok again|back to normal|sorted|sorted out)\W*(?:now|again|thanks|thank you)?\W*$|\b(?:problem|issue) (?:is |was |got )?(?:solved|fixed|gone)\b|\bcrisis averted\b|\b(?:we got|i got|we've got|got) (?:it|that|this) (?:all )?(?:sorted|fixed|done|repaired|working)\b|^\W*(?:no\W+)?all sorted\b|\b(?:can'?t|cannot|can not|couldn'?t) afford\b|\bnot at (?:those|these|that|this) (?:prices?|rates?|cost)\b|\b(?:too (?:much money|expensive|pricey|dear|steep|rich for)|out of my (?:budget|price range))\b.{0,25}\b(?:forget|no|nah|pass|leave)\b|^\W*(?:no|nah|nope)\b.{0,20}\btoo (?:much|expensive|pricey|dear|steep)\b|^(?!.*\bif\b)\W*(?:\w+ ){0,3}(?:i|we) (?:just |only )?(?:want|need|'?d like|would like|have|wish) to (?:cancel|stop this|back out|call it off)\W*$|\bmy (?:kids?|son|daughter|toddler|grandson|granddaughter|cat) (?:was |were |just |has been |had )*(?:typed|typing|wrote|playing|had my phone|did (?:this|that|it)|sent)\b|\bwrong (?:app|site|website|window|chat|person)\b|\bcount me out\b/,
  questions: [
    [
      'free',
      /\bcost (?:me |us )?(?:anything |something |money |a thing )?(?:to|for|if i) (?:send|post|ask|submit|use|sending|posting|asking)\b/,
    ],
    [
      'payment',
      /\bhow (?:do|would|will|does|can|should) (?:i|we|one|they|you) (?:even |actually )?(?:pay|get paid)\b/,
    ],
    [
      'privacy',
      /\b(?:my|the|our|his|her) (?:[\w']+ ){1,5}(?:see|read|find out|find this|know) (?:about )?(?:this|it|that|what i)\b/,
    ],
    [
      'privacy',
      /\b(?:does|do|will|would|can|is|are) (?:my|the|our|his|her) (?:[\w']+ ){1,4}(?:get|gets|be) (?:told|notified|informed|a (?:message|notice|copy))\b/,
    ],
    [
      'quality',
      /\b(?:police|background|criminal|reference) checks?\b|\b(?:people|pros|guys|ones|workers|they|someone|everyone) (?:been |all |are |is )*(?:checked|vetted|screened)\b/,
    ],
    [
      'insured',
      /\bif (?:he|she|they|someone|somebody|it|the \w+) (?:break|damage|wreck|ruin|scratch|flood|hurt|fall)\w*\b/,
    ],
    [
      'cancel',
      /\b(?:can|could|may) (?:i|we) (?:take|pull) (?:my|the|our|this|that|it)(?: request)? (?:down|back|off|out)\b/,
    ],
    [
      'free',
      /\bcharge(?: me| us| you| people)?(?: anything)? (?:for|to) (?:us(?:e|ing)|post(?:ing)?|send(?:ing)?|ask(?:ing)?)\b|\bhow much (?:is it |does it cost |do you charge |do i pay )?(?:to (?:send|use|post|ask|submit)|for (?:this|the|your) (?:site|service|app))\b|\bhow do you (?:guys )?(?:make|earn) (?:your )?money\b|\bin it for (?:you|u)\b|\bcommitting to\b|\bmemberships?\b|\b(?:do|will) (?:you|u)(?: guys)? charge(?: me| us| anything| for this)?\W*$|\b(?:quotes?|estimates?) (?:are |is )?free\b|\bno (?:charge|cost|fee)\b|\b(?:tak(?:e|es|ing)|keep|get|gets|charge|your|their|what'?s the) (?:a |your |any |the )?(?:cut|commission)\b(?! and)|\bsubscri\w+/,
    ],
    [
      'price',
      /\bballpark\b|\bwhat (?:do|does|would) \w+ charge\b|\bset (?:me|us|you) back\b|\b(?:price|prices|cost|rates?|charge|quote|estimate|pay) (?:per|an|by the|each) (?:hour|hr|job|visit|day|room|sq|square|foot|person|head|item|month|lesson)\b|\bwhat (?:do(?:es)?|would|will|might|could) (?:\w+ ){1,4}(?:run|cost)(?: me| us| you| usually| roughly| about)?\W*$|\bwhat'?s? (?:are |is |r )?(?:we|i|you) looking at\b|\bwhat'?s? the damage\b|\b(?:do|will|can|could|would) (?:they|he|she|someone|you) (?:give|offer|do|provide|send|quote|charge (?:by|per|for (?!ask|send)|extra|travel))(?: (?:me|us|a|an|free|you))* ?(?:quotes?|estimates?|price|first|the|travel|mileage|an?)\b|\bcost (?:a lot|much|an arm|a fortune|more|less|extra)\b|\b(?:under|over|below|above|less than|more than|around|about|within) \$?\d{2,}\W*$|\bwould \$?\d{2,} (?:\w+ )?(?:cover|be enough|do)\b|\bhow much (?:we|you|are we|r we) talking\b|\bhow much (?:do|does|would|will|is|are|'?ll|for|per|an?)\b(?!.{0,25}\b(?:to (?:send|use|post|ask)|this (?:site|service|app)|your service)\b)|\bwhat (?:do|does|would|will|'ll|should) (?:they|it|he|she|people|someone|somebody|a \w+|these \w+|i) (?:usually |normally |generally |typically |expect to )?(?:charge|cost|run|ask|pay)\b/,
    ],
    [
      'payment',
      /\bpay (?:a|the|any) deposit\b|\bpay (?:monthly|weekly|per|each|every|all at once|in instal\w+|after|before|cash)\b|\bpay (?:you|u|them|him|her|the \w+)(?: guys| people| folks)? (?:or|directly|through|thru|via|by|with|in)\b|\b(?:take|takes|accept|accepts) (?:\w+ ){0,2}(?:cash|cards?|e[- ]?transfers?|etransfers?|interac|cheques?|checks?|visa|mastercard|amex|debit|credit|paypal|venmo|zelle|tap|bank transfers?)\b|\b(?:by|with|in) (?:cash|card|cheque|e[- ]?transfer|debit)\b.{0,20}\?|\b(?:how|when|where|whom?) (?:do|would|will|should) (?:i|we) pay\b|\bup ?front\b/,
    ],
    [
      'who',
      /\b(?:is|am) (?:this|it|that|i)(?: talking to| chatting with| speaking to| speaking with| with)? (?:a|an) (?:real )?(?:person|human|bot|robot|machine|company|business|ai|computer)\b|\bwho (?:runs|owns|made|built) (?:this|it|the (?:site|app|company))\b|\bwhere are (?:you|u)(?: guys| people)? (?:based|located|from)\b|\btalking to (?:a|an) (?:human|person|bot|machine|ai|robot)\b|\bhow many (?:of them |people |pros |guys |companies |contractors |ppl )?(?:will|would|do|are going to|get|see)\b/,
    ],
    [
      'privacy',
      /\banonymous\w*\b|\b(?:bunch|lot|ton|lots|flood) of (?:calls|texts|e-?mails|messages)\b|\bbe public\b|\bpersonal (?:data|info)|\bwhat (?:do|will|are) (?:you|u|they)(?: guys)? (?:do|doing|going to do) with (?:my|our|all my)\b|\bwho(?:'s| is| all)? (?:else )?(?:can |will |gets? |getting |going |gonna )*(?:to )?(?:see|sees|read|reads|get|gets|have|has|know|knows|access)(?: access)?(?: to)? (?:all )?(?:my|our)\b/,
    ],
    [
      'insured',
      /\bwhat if (?:they|he|she|someone|the \w+) (?:break|breaks|damage|damages|wreck|wrecks|ruin|ruins|scratch|scratches|flood|floods|hurt|get hurt|gets hurt|fall|falls)\b|\bwho (?:pays|is responsible|covers it) if\b/,
    ],
    [
      'quality',
      /\b(?:police|criminal|background|record) (?:checks?|checked|records?)\b|\bdo (?:you|u)(?: guys)? (?:check|vet|screen) (?:the|your|on|these|all)\b|\bchecked for (?:a )?(?:police|criminal)\b|\bare they (?:good|decent|nice|ok|honest|trustworthy)\W*$|\bhow do (?:you|u)(?: guys)? (?:choose|pick|select|find|decide|vet|screen|check)\b|\bscammers?\b|\bvet (?:these|the|your|them)\b/,
    ],
    ['how', /\bnext step\b|\bthen what\b|\bwhat happens (?:next|now|after|if|once|when)\b/],
    [
      'work',
      /\b(?:are |do )?(?:you|u) (?:guys |people )?(?:hire|hiring)\b|\b(?:i do|i'?m|im|i am|we do) [^.?!]{0,60}\blooking for (?:\w+ )?(?:jobs?|work|contracts|clients)\b|\b(?:get|find|receive) (?:\w+ ){0,2}(?:jobs?|work|clients?|customers?|leads|gigs|contracts) (?:through|thru|from|with|via|on) (?:you|u|this|here|the site|your)|\b(?:i'?m|im|i am|we are|we'?re) (?:a |an |also a )?(?:\w+ ){0,3}(?:looking|searching) for (?:\w+ )?(?:work|jobs?|clients?|customers?)\b|\b(?:join|sign ?up|register|apply|advertise|list) (?:as|my|here|on)\b|\b(?:i'?m|we'?re|i am|we are|im a) (?:a |an )[^.?!]{0,60}\b(?:sign ?up|join|register|apply|get listed|list my|be listed|get (?:clients|jobs|work|leads|customers))\b|\b(?:sign ?up|join|register) to (?:get|find|receive|offer|work)\b|\bgot (?:any |some )?(?:jobs?|work|gigs|leads) for (?:me|us)\b|\bhow (?:can|do|could|would) (?:i|we) (?:join|sign ?up|register|apply|get (?:listed|customers|clients|jobs|work)|get on (?:here|this|the (?:site|app|list))|find (?:customers|clients|jobs|work))\b|\bbecome a (?:pro|professional|provider)\b|\bare you hiring\b/,
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
      /\bhow much\b|\bhow mutch\b|\bwhat(?:'s|s|'ll|ll|'d|d| is| are| does| do| would| will| s) (?:\w+ ){0,5}(?:price|prices|cost|costs|rate|rates|hourly|charge|charges|run me|fee|fees|ballpark|estimate|quote)\b|\b(?:price|cost|rate|hourly rate|quote|estimate|ballpark|budget)s?(?: range)?\s*\?|\bprice (?:range|list|idea|first)\b|\b(?:give|get|have|tell|show|see|send|know) (?:me |us )?(?:the |a |an |your |their |some )?(?:rough |ballpark )?(?:price|prices|quote|cost|costs|estimate|ballpark|rates?)\b|\b(?:expensive|pricey|affordable|cheap)\b|\bcosts?\W*$|\b(?:price|prices|rates)\W*$|\bgoing rate\b/,
    ],
    [
      'cancel',
      /\b(?:can|could|may|what if|how do|how can|how|and if|if|is it possible)\b.{0,25}\b(?:cancel|change my mind|back out|undo|stop it|take it back|withdraw|edit|change (?:it|this|that|the request)|modify)\b(?:.{0,30}\b(?:later|after|afterwards|anytime|once|it|this|the request|my request|mind|out))?/,
    ],
    [
      'cancel',
      /\bwhat if (?:i|my|our|we|something|plans?)\b.{0,25}\b(?:chang\w+|cancel|find (?:someone|somebody|another|one)|comes? up|don'?t want|no longer|fix it)\b|\b(?:am i|i'?m|are we) stuck\b|\btoo late to (?:cancel|change|stop)\b/,
    ],
    [
      'privacy',
      /\b(?:my|our|the) (?:number|phone|phone number|address|email|e-mail|name|info|information|data|details|contact|contacts|photos?|exact address)\b.{0,40}\b(?:see|sees|seen|share[ds]?|sharing|get|gets|sold|sell|private|safe|visible|shown?|public|given|kept|go|goes|out|hidden|used)\b|\b(?:see|sees|share|sell|get|gets|give|have|keep|show|know|use|store|gives|receives?)\b.{0,20}\b(?:my|our) (?:number|phone|phone number|address|email|e-mail|name|info|information|data|details|contacts?|exact address|photos?)\b|\b(?:spam\w*|privacy|private|confidential|telemarket\w*|robocalls?)\b|\bwho (?:can |will |else )?(?:sees?|reads?|knows?|read this|read what)\b|\b(?:landlord|neighbou?rs?|ex|husband|wife|boss|anyone|everybody|everyone) (?:\w+ ){0,2}(?:see|read|find out|know)\b/,
    ],
    [
      'insured',
      /\b(?:insured|insurance|licen[sc]ed|licen[sc]e|certified|qualified|vetted|verified|references|bonded|accredited|rbq|checked|legit|legitimate|trustworthy|trusted|reliable|safe|scam|warranty|guaranteed?|real people)\b/,
    ],
    [
      'quality',
      /\b(?:any good|good ones|reviews?|ratings?|rated|how good|they'?re good|not happy|theyre good|the best|experienced?|experience|what if (?:they|it|he|she|i|the)\b.{0,30}\b(?:bad|botch|not (?:happy|good|satisfied)|break|damage|mess|no[- ]?show|doesn'?t show|don'?t like|screw)|unhappy|not satisfied|complain\w*|stars)\b/,
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
      /\bwhen (?:will|do|does|can|is|are|would|could|should|am|did)\b|^\W*(?:(?:so|and|ok|but|yes|yeah) )*when\b(?! (?:you|u|someone|somebody|anyone|anybody|they|he|she) (?:can|could|has|have|gets?|is|are)\b)|\bwhen\W*$|\b(?:how (?:long|soon|fast|quick|quickly|many (?:hours|days))|what time|by when|what day|which day)\b|\b(?:will|can|could|would) (?:they|he|she|someone|somebody|anyone|anybody)\b.{0,30}\b(?:today|tonight|tomorrow|this (?:week|afternoon|morning|evening)|right away|soon)\b|\b(?:is|will|would|does) (?:it|this|that|they) (?:be |gonna be |going to be |take )?(?:too |very )?long\b|\btoday\?|\btonight\?|\btomorrow\?|\b(?:available|come|be here|be there|arrive|show up|start)\b.{0,25}\b(?:today|tonight|tomorrow|weekends?|saturdays?|sundays?|evenings?|right away|this week|morning|hour)\b/,
    ],
    [
      'other',
      /\b(?:do|does|will|would|can|could|should) (?:they|he|she|someone|the (?:pro|guy|person|plumber|handyman|mover|cleaner)s?) (?:also |usually |all )*(?:bring|supply|provide|come with|need|take away|haul|clean up|speak|work)\b/,
    ],
    [
      'how',
      /\bhow (?:does|do|will|would|is|are|did|can|should|exactly|about|come)\b|\bhow (?:it|this|that) works?\b|\bwhat (?:happens|happen|now|next|comes next|do i do|will happen|if|about|s next|is next|then|else)\b|\bwhat(?:'s|s) next\b|\bwill (?:you|it|i)\b|\bdo (?:you|i have to|i need to|i gotta)\b(?! (?:buy|supply|provide|bring|be home|be there|get|move|clean))|\b(?:do|does|will|would|can|could) (?:they|someone|somebody|he|she|anyone|i|we) (?:\w+ ){0,2}(?:call|phone|text|e-?mail|contact|message|write|reach|hear|get back|answer|respond|reply|know|find me|sign|choose|pick|decide|accept)\b|\bcan i (?:talk|speak|call|choose|pick|say no|refuse|decline|compare|still)\b|\b(?:then|next|after that|and after)\s*\?|\bam i (?:committed|obliged|obligated|bound|locked)\b|\bwhy\b|\bexplain\b|\bhow many\b/,
    ],
  ],
  asks: /[?]|\bballpark\b|\bthen what\b|\bwhat (?:do(?:es)?|would|will) (?:\w+ ){1,4}(?:run|cost|charge)\b|\b(?:how much|how many|how long|how soon|how do(?:es)?|how will|what happens|what does|what do (?:they|you|i|we)|what if|who(?:'s| is| are| can| could| else| sees| reads| actually| will| would| gets?| exactly)|(?:will|would|do(?! it\b)|does|are|is|can) (?:they|it|this|these|those|someone|somebody|anybody|anyone|you guys|there)|(?:can|could|may|do|should|will|would|am) i|when (?:will|do|does|is|are|can|would|do)|which (?:one|ones|pros?))\b|^\W*(?:ok(?:ay)?,? |yes,? |yeah,? |sure,? |and |but |so |wait,? |hmm,? |hi,? |hey,? |um,? |also,? |just |quick question:? ?)*(?:who|whos|who's|wheres|where's|whens|who'?ll|what'?ll|how'?ll|whom|what|whats|what's|when|where|why|which|how|hows|how's|is|are|am|do(?! (?:it|not)\b)|does|did|will|would|can|could|should|may|any|isn't|isnt|aren't|don't they|question)\b(?! you (?:please )?(?:send|submit|go))/,
  mayAsk:
    /\b(?:i hope|(?:will|can|could|does|is|would|won'?t|can'?t) (?:he|she|they|it))\W*$|\bif (?:he|she|they)\b.{0,40}\b(?:does|will|is|who)\b|\b(?:can|could|may) (?:i|we) (?:take|pull)\b|^\W*(?:(?:ok|okay|yes|yeah|and|but|so|hey|hi|also|um|sure|wait|just|first|like)\W+)*(?:you guys|you|they|these|it|there|anyone|someone|any|price|cost|i)\b|\b(?:right|or not|or what|or no|or something)\W*$|\b(?:wondering|curious|want to know|like to know|tell me|wanna know|need to know|asking)\b/,
  requests:
    /\b(?!(?:will|would|should) (?:it|i)\b)(?:can|could|would|will|may|might|should) (?:you|u|we|i|ya|it) (?:please |just |also |pls |maybe |at least )*(?:chang\w*|add|put|make|made|mention|remove|delete|drop|take|switch|swap|edit|fix|set|update|include|note|say|write|correct|move|moved|tell|replace|bump|modify|do|be)\b(?! (?:i|you guys|they) )|\b(?:is it possible|possible|any chance|how do i|how can i|where do i) (?:\w+ ){0,2}(?:change|add|edit|fix|remove|correct)|\bwould you mind\b/,
  orders:
    /\b(?:chang\w*(?! d'| de )|chnage\w*|edit|fix|correct (?:the|my|that|it)|update|modify|adjust|replace|switch|swap|reword|rewrite|bump|move it|push it)\b(?!.{0,12}\b(?:my|our|your|their) (?:minds?|furniture|stuff))(?! (?:anything|a thing|nothing)\b)|\b(?:make|put) (?:it|that|the \w+|this|my \w+)\b(?! (?:happen|right now))|\b(?:set|put) (?:it|that|the \w+|this) (?:to|as|down|for)\b/,
  changes: [
    /\b(?:almost|close|nearly)\b/,
    /\b(?:make|put|say|set|write|mark|use) (?:it|that|the \w+|this|my \w+|as|to)\b(?! (?:happen|right|good|ok))/,
    /\b(?:don'?t|do not|doesn'?t|does not|no longer|not) (?:\w+ )?(?:live|living|work|stay|staying|own|have|apply|true)\b.{0,12}\b(?:there|here|anymore|any more|it|that)\b/,
    /\b(?:should|shouldn'?t|must|has to|needs? to) (?:be|say|read|not be|have been)\b/,
    /\b(?:wrong|incorrect|mistaken|mistake|typo|misspell\w*|mis ?spelled|off|not right|isn'?t right|isnt right|is not right|isn'?t correct|not correct|outdated|old address|out of date)\b/,
    /\b(?:not|isn'?t|isnt|no longer|rather than|instead of|instead|rather|more like)\b(?! (?:sure|yet|certain|ready|now|really|bad|the best))/,
    /\b(?:actually|i meant|i mean|meant|correction|sorry|oops|my bad|whoops|small thing|one thing|except|other than that|besides|apart from|but)\b/,
    /\b(?:it'?s|its|it is|that'?s|thats|we'?re|we are|i'?m|im|this is|address is|place is|city is|number is|name is|they'?re) (?:in|at|on|for|for the|a|an|the|near|from|\d|actually|really|now|only|about|tomorrow|today|next|this|urgent|tonight|not)\b/,
    /\b(?:not|for|by|before|after|until|on|only|any ?time) (?:tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this|next|the weekend|weekend|asap|urgent|\d+)\b/,
  ],
  adds: /\b(?:(?:can|could|would|please|pls|also|just|and|i'?d like to|i want to|want to|let me|need to|forgot to) )*(?:add|mention|include|note|specify|append|tell them|let them know|say(?! (?:yes|yeah|yep|ok|okay|go|no|send)\b)|write|put in|put down|put)(?: (?:in|there|too|also|them|please|as well|a note|in the (?:note|description|details|request)))*(?:,| :|:)? (?:that )?(?=\S)|\b(?:forgot to (?:say|mention|add|tell)(?: (?:you|u|them))?|forgot|(?:i |we )?(?:didn'?t|did not|haven'?t) (?:say|said|mention|mentioned|tell you|told you)(?= (?:that|they|there|it|i|we|the)\b)|should (?:mention|add|say)|btw|by the way|also|ps|p\.s\.|oh and|and also|plus(?=,? (?:the|a|i|it|its|it's|they|there|that|we|my)\b)|one more thing|fyi)(?:,|:)? (?:that )?(?=\S)/,
  removes:
    /\b(?:take out|leave out|remove|delete|omit|cut out|don'?t (?:say|mention)) (?:the (?:part|bit) (?:about|where|that)|that(?= (?:i|we|its|it'?s|my|he|she|they|there|im|i'?m)\b))|\b(?:(?:can|could|please|pls|just|and|also) )*(?:remove|delete|take out|take off|drop(?![ -]?offs?\b)|erase|leave out|leave off|cut (?:out |the |my |that )|get rid of|scratch|skip|omit|without|forget(?: about)?(?= the | my | what)|ditch|strike|cross out|take .{1,30} out\b|don'?t mention|do not mention|no need for|lose the|lose that)\b(?! (?:it|this|that|everything|the (?:whole|entire) (?:thing|request)|the request)\W*$)(?! (?:it|this|that|all (?:of )?that)\b(?:\W* *$|[,.;!:-]| (?:it'?s|its|i|i'?m|im|we|we'?re|the|make|now|actually|they|can|need|there|there'?s|let|change|new|instead|he|she)\b))/,
  tellsMore:
    /^\W*(?:(?:oh|and|also|ok|so|yes|yeah|well|um|uh|no|actually|just|hi|hey|fyi|btw|ah|though)\W+)*(?:the (?!thing is|truth|fact|wife|husband|boss|phone)[a-z]+|there'?s|there (?:is|are|was|were)|it'?s (?!(?:me|just|only|hard|complicated|a lot|a big|been)\b)|its (?!(?:me|just|only|hard|complicated|a lot|a big|been)\b)|it (?:has|is|was|needs|leaks|also|only|smells|makes|does)|they (?:are|have|need|bite|bark|come)|(?:he|she)'?s |(?:he|she) (?:is|has|bites|barks|needs|hates|likes|only|doesn'?t)\b|they'?re|these|those|both|each|access|parking|(?:my|our) (?:dog|cat|dogs|cats|car|house|building|place|yard|basement|kitchen|bathroom|door|gate|roof|furnace|unit)s?|we (?:have|got|also|need|use|live)|i (?:have|also|need|got|have got|live)\b(?! (?:to|no|a (?:question|doubt|feeling))\b)|i'?ve got|no (?:elevator|parking|pets|stairs|basement|power|heat|water|access)|i (?:want|need|would like|'?d like) .{3,60} (?:too|as well)\b|(?!(?:everything|something|nothing|nobody|someone|everyone|who|what|why|where|how|husband|wife|mom|dad|mum|boss|price|partner|it|that|this|he|she|i|all|which)\b)[a-z]{3,} (?:is|are) (?!(?:ok|fine|good|right|wrong|perfect|great|correct)\b)[a-z]+|\d+ (?!min|sec|hour|star|more)[a-z]{3,}|(?:ground|first|second|third|top|2nd|3rd|1st|\d+th) floor|(?:bring|use|park|enter|come|ring|knock|buzz) )/,
  hesitates:
    /^\W*$|\bon the fence\b|\b(?:still|haven'?t|have not|not) (?:been )?(?:decid\w+|making up my mind|made up my mind)\b|\bget back to you\b|\b(?:find|need|where (?:are|r)|get|without) my (?:reading )?glasses\b|\b(?:nearly|almost|not quite) (?:ready|there yet|sure)\b|\bi'?m (?:a (?:bit|little) )?(?:worried|nervous|unsure|torn|not decided)\b|\b(?:who knows|let me run|run it by|gotta (?:ask|check|talk|run)|lemme|(?:still )?thinking|reread|reading (?:it|this|that) (?:again|over|through|now)|(?:still|just) reading|could be|might be|think so|yes no|i mean (?:yes|no)|(?:my|the) (?:wife|husband|partner|spouse|roommate|mom|dad|boss|landlord|boyfriend|girlfriend) (?:might|may|has to|wants? to|should)|(?<!\b(?:can|could|will|may|might|it'll|that'll|won't|wont|can't|cant|cannot) )wait|hold on|hang on|hold up|one (?:sec|second|moment|min|minute)|just a (?:sec|second|moment|min|minute)|a (?:sec|second|moment|min|minute)|gimme a|give me a|let me (?:think|check|see|ask|look|read|talk|sleep|double|confirm|get back|verify|first)|i(?:'ll| will)? (?:think|have to think|need to think|need to ask|need to check|need to talk|should check|should ask|gotta|have to ask|have to check|might)|maybe|perhaps|possibly|not (?:\d+ ?% |completely |totally |really |so |too |entirely |quite |very )?(?:sure|certain|convinced|ready)|unsure|i guess|i suppose|i think|i dunno|dunno|idk|i don'?t know|dont know|i'?m not sure|hmm+|hm+|umm*|uhh*|err+|on second thought|second thoughts?|undecided|kinda|sort of|later|can'?t decide|thinking|brb|back in|in a bit|in a minute|need (?:a|some|more) (?:minute|time|moment))\b/,
};
