import { wordSet, type KindPhrases } from './kind-phrases.ts';

const site =
  '(?:this|that|it|nearhand|(?:this|the|your) (?:site|website|app|service|platform|page|company|thing|chat|place))';
const you = '(?:you|u|you guys|your (?:site|company|service|app))';

export const kindPhrases: KindPhrases = {
  greets: wordSet(
    `hi hello hey heya hiya hii hiii yo howdy sup good greetings thanks thank ty thx tysm bye goodbye cya see cheers nice ok okay k cool great perfect awesome lol haha how whats up welcome`,
  ),
  greetings: wordSet(`
    hi hello hey heya hiya hii hiii yo howdy sup whats up good morning afternoon evening day night
    greetings there everyone everybody all folks sir madam team guys how are you u doing today is it
    going thanks thank ty thx tysm much a lot so very bye goodbye cya see ya later cheers nice to meet
    ok okay k cool great perfect awesome lol haha welcome please happy weekend new year merry christmas
    my name again back and friend dear`),
  aboutUs: [
    /\bis (?:this|your) (?:site|website|app|service|platform|company) (?:\w+ )?(?:free|legit\w*|safe|secure|trustworthy|reliable|a scam|real)\b/,
    /\b(?:are|r) (?:you|u) (?:a |an |even |really )?(?:ro)?bots?\b|\b(?:are|r) (?:you|u) (?:a |an )?(?:real|human|person|ai|machine|chatgpt|gpt|program|actual|alive)/,
    /\bis (?:this|that|it|there) (?:just )?(?:a |an )?(?:(?:ro)?bot|ai|chatgpt|real person|human|machine|computer|automated)\b/,
    /\bam i (?:talking|chatting|speaking|texting) (?:to|with)\b|\b(?:talk|speak) (?:to|with) (?:a |an )?(?:human|real person|real human|agent|representative|operator)\b/,
    /^\W*(?:and |so |but |hi |hello |hey |ok )*(?:who|what) (?:are|r) (?:you|u|you guys)\b|\bwho (?:made|built|runs?|owns?|created|is behind) (?:you|nearhand|(?:this|the|your) (?:site|website|app|service|platform|company|chat|bot))\b|\bwho (?:runs|owns|is behind) this\b|\bwhat(?:'s| is) your name\b/,
    new RegExp(
      `^\\W*(?:and |so |but |hi |hello |hey |ok |wait |um )*what(?:'?s| is| does| exactly is)? ${site}(?: (?:do|for|about|all about|exactly|even|anyway|mean))*\\W*$`,
    ),
    /\b(?:how (?:do|can|would|could|to)|where (?:do|can|to)|can|could|may|want to|like to|id like to|i'd like to|trying to) ?(?:i|we|one)?(?: go about)? (?:join|sign ?up|register|apply|enrol\w*|advertise|list my|become (?:a |an )?(?:pro|professional|provider|partner|member|contractor here)|get listed|be listed|create (?:a |an )?(?:pro |professional )?(?:account|profile))/,
    /\b(?:join|sign ?up|register) as (?:a |an )?\w+|\bjoin (?:your|the) (?:site|platform|team|network|app)|\blist (?:my|our) (?:business|company|services?)\b|\b(?:offer|advertise|promote|sell) my (?:own )?services?\b/,
    /\b(?:i'?m|i am|im|we are|we're|were) (?:a |an |also a |also an )?(?:\w+ ){0,4}(?:looking|searching|hunting) for (?:\w+ )?(?:work|jobs?|clients?|customers?|leads|gigs?|contracts?|employment)\b/,
    /\bare (?:all |any of )?(?:your|the) (?:\w+ ){1,3}(?:insured|licensed|verified|vetted|background checked|checked|certified|trustworthy)\W*$/,
    /\b(?:are|r) (?:you|u) hiring\b|\bjob openings?\b|\bwork (?:for|with) (?:you|nearhand|your company)\b|\b(?:get|find|receive|buy) (?:more |new )?(?:leads|clients|customers|jobs) (?:from|through|on|with|via) (?:you|this|your|here|nearhand)/,
    /\b(?:delete|close|deactivate|remove) my (?:account|profile|data|information)\b|\bunsubscribe\b|\b(?:cancel|change|edit|modify|see|find|track) my (?:request|requests|messages|booking|review)\b/,
  ],
  rather: [
    new RegExp(
      `\\bhow (?:does|do|dose) (?:${site}|${you}|things?|everything|reviews?|all this|all that) (?:even |actually |exactly )?(?:works?|function|operate|make money|choose|pick|select)`,
    ),
    /\bhow (?:this|it|that|the (?:site|app|website|service)) (?:works?|wroks?|functions?)\b|\bexplain how\b/,
    new RegExp(
      `\\b(?:is|are) (?:${site}|${you}|using (?:this|it)|the quotes?|quotes?|estimates?) (?:really |completely |totally |actually |even )?(?:free|legit\\w*|safe|real|a scam|secure|trustworthy|reliable|paid|available|open)\\b`,
    ),
    new RegExp(
      `\\bhow much (?:does |do |is |are |will |would )?(?:${site}|${you}|using (?:this|it)|it all)? ?(?:cost|costs|charge|for this|take)?(?: me| to use(?: (?:it|this))?)?\\W*$`,
    ),
    /\b(?:do|does|will|would) (?:i|we|you|u|it|this) (?:have to |need to |guys )?(?:pay|charge|cost)(?: anything| a fee| for this| me| extra| upfront| to use \w+| you)?\W*$/,
    /\bwhat(?:'s| is| are) (?:the|your) (?:catch|fees?|commission|hours|phone number|address|email|terms|refund policy|prices?|rates?)\W*$|\bis there (?:a |any )?(?:fee|charge|cost|phone number|app|warranty|guarantee)/,
    /\bwhat (?:services?|professions?|trades?|cities|areas|languages) (?:do|can|does)? ?(?:you|u|this)?\b|\bwhat (?:can|do|else can|could) (?:you|u) (?:do|help|offer|provide)\b/,
    /\b(?:do|can|are) (?:you|u|you guys) (?:serve|cover|operate|service|available|work in|based|located|open|in)\b|\bwhere (?:are|r) (?:you|u|you guys) (?:located|based|from)?|\bwhich (?:cities|areas|countries|provinces)/,
    /\b(?:are|r) (?:the|your|these|those|they|all) ?(?:\w+ ){0,2}(?:insured|licensed|verified|vetted|background checked|checked|certified|trustworthy)\W*$|\b(?:do|how do) you (?:verify|vet|check|screen|choose|select|pick)\b/,
    /\b(?:is|are|will|do you|what) (?:\w+ ){0,5}(?:my|our|personal) (?:data|information|info|privacy|phone number|number|email|address|details)\b|\bwho (?:can )?(?:sees?|gets?|has access)\b.{0,25}\bmy\b|\byour (?:privacy|terms)\b|^\W*privacy\W*$/,
    /\bhow (?:long|fast|soon|quickly) (?:\w+ ){0,6}(?:answer|reply|response|respond|quotes?|contact\w*|hear back)|\bhow many (?:quotes?|pros?|professionals|people)\b/,
    /\b(?:forgot|reset|change|lost) (?:my )?password\b|\bcan'?t (?:log|sign) ?in\W*$|\b(?:verification|confirmation) (?:code|email)\b|\b(?:contact|reach) (?:support|customer service|you)\b|\bcustomer (?:service|support)\b/,
    /\b(?:do|can) (?:you|i) (?:accept|take|pay)\b.{0,30}\b(?:cards?|cash|paypal|here|online|directly|later|now)\b|\bcan i (?:book|pay) online\b|\b(?:leave|write|read|post) (?:a |the )?reviews?\b|\b(?:file|make) a complaint|\brefund\W*$|\bcharge for (?:estimates|quotes)|\bdo you speak (?:english|french|spanish)/,
    /\b(?:your|this|the) (?:site|website|app|page|button|chat)\b.{0,20}\b(?:great|nice|bad|confusing|sucks|broken|load|loading|work|working|crash\w*|slow|down)\b\W*$|\bwhat happens (?:if|when|after|next)\b|\bwhen will (?:they|you|somebody|someone) (?:answer|reply|call|write|respond)|\b(?:need|have) to (?:create|make|have) an account|\bmy account (?:is|was)\b/,
  ],
};
