import type { ConsentWords } from './consent-words.ts';

export const consentWords: ConsentWords = {
  assents:
    'yes|yup|aye|that s the story|that is the story|that s the whole story|that s about it|that sums it up|that covers it|that s the gist|yes indeed|indeed|absolutely|definitely|affirmative|i confirm|i agree|i approve|go ahead|go for it|go on then|by all means|please do|let s go|make it so|green light|have at it|let them have it|let it go out|let it fly|off you go|away you go|away with it|off with it|out with it|out the door with it|out the door|off it goes|off she goes|out it goes|away it goes|on its way|good to go|of course|for sure|certainly|my go ahead|my blessing|my approval|my permission|my ok|my consent',
  sends:
    'go|proceed|carry on|approved|confirmed|agreed|send|submit|forward|dispatch|transmit|relay|send off|ship it|ship this|ship that|post it|post this|post that|pass it|pass this|pass that|publish it|release it|fire it|fire away|mail it|share it|get it sent|get this sent|put it through|pop it|run with it',
  courtesies:
    'po|please|thanks|thanks a lot|thanks so much|thanks very much|thanks a million|thank you|thank you so much|thank you very much|thank you kindly|many thanks|much obliged|much appreciated|cheers|kind regards|best regards|regards|sincerely|best wishes|kindly|with thanks|please and thank you|dear|love|my love|hen|bud|buddy|mate|pal|friend|my friend|sir|madam|ma am|miss|boss|folks|guys|team|hun|honey|darling|sweetie|duck|pet|great job|good job|lovely job|cracking job|nice job|brilliant job|brilliant work|great work|good work|nice work|lovely work|well done|job done|happy days|lovely jubbly|how exciting|how lovely|how wonderful|how nice|so exciting|what a relief|such a relief|what a joy|what a help|what a delight|so much|consider this|consider it|reading glasses|can t wait|in that case|if so|if that s so|if that s the case|that being so|then|well then|alright then|right then|worth it|well worth it|worth every penny|it s worth it|since it s free|since that s free|with pleasure|happily|gladly|on behalf of|rightio|righto|righty ho|right|fine|good|great|now we re talking|music to my ears|lol|haha|ok|okay|sure|cool|sweet|nice|lovely|awesome|amazing|wow|phew|yay|oh|ah|aha|um|uh|well|so|hi|hello|hey|no worries|no problem|no problem at all|no bother|as is|as it is|as it stands|just as it is|like that|like this|exactly as it is|bless you|god bless|bye|have a good day|have a nice day|have a good one|take care|good day|a million times|a thousand times|a hundred times|times|percent|100|1000|hundred|thousand|million|a hundred|a thousand|that i can see|that i can find|that i can tell|that i know of|i can see|that i could see|as far as i can tell|as far as i can see|as far as i know|as far as i m concerned|from where i sit|anywhere|at all|put my glasses on|got my glasses on|with my glasses on|with my reading glasses on|glasses on|had my coffee|and i mean it|i mean it|stand by every word|stand by it|stand by that|i wrote that|i typed that|wrote it myself|typed it myself|honestly|really|finally|at last|actually|indeed so|i do|it is|it does|both|the both|happy with that|happy with it|happy with this',
  exact:
    'perfect|perfectly|exactly|exact|spot on|precisely|bang on|dead on|flawless|spotless|impeccable|excellent|to a t|to the letter|word for word|every word of it|couldn t be better|couldn t have put it better|couldn t have put it better myself|couldn t have said it better|couldn t have said it better myself',
  right:
    'right|good|fine|great|correct|accurate|well|nice|nicely|lovely|ok|alright|all right|proper|properly|clear|clearly|complete|tidy|in order|in there|as it should be|better|much better|beautifully|brilliantly|wonderfully|neatly|fairly|accurately|correctly|completely',
  things:
    'it|that|this|everything|all|all of it|all of that|all of this|the lot|list|request|summary|message|text|description|details|wording|info|information|stuff|thing|things|word|words|every word|both of them|letter|form|write up|all three|whole list|full list|whole lot',
  is: 's|is|are|re|be|been',
  appears: 'looks|looks like|look|looking|sounds|sounding|reads|reads like|seems|appears',
  self: 'i|we|me|us|my|our|mine|ours|myself|both of us|us both|us all|all of us',
  you: 'you|your|yours|yourself',
  may: 'can|could|may|will|would|ll|d',
  said: 'want|wanted|need|needed|ask|asked|asked for|ask for|said|say|typed|type|wrote|write|told|told you|meant|mean|had in mind|have in mind|ordered|described|requested|hoped for|was hoping for|was after|am after|m after|m looking for|was looking for|mentioned|put down|were after',
  which:
    'what|how|as|like|exactly what|just what|precisely what|exactly how|exactly as|just as|just how|the way|everything|whatever',
  grasped:
    'understood|got|captured|described|summed|summed up|summarised|summarized|explained|nailed|grasped|caught|written|put|worded|phrased|heard|listened|taken down',
  none: 'no|not|nothing|nothing is|nothing s|none|zero|without|don t|didn t|doesn t|haven t|hasn t|isn t|aren t|can t|couldn t|wouldn t|cannot|never|nor|neither|nope',
  faults:
    'mistake|mistakes|error|errors|typo|typos|fault|faults|problem|problems|issue|issues|complaint|complaints|objection|objections|wrong|missing|amiss|out of place|change|changes|changed|correction|corrections|fix|fixing|add|edit|edits|alter|remove|tweak|tweaks|touch|doubt|doubts|question|questions|concerns|notes|remarks|hesitation|qualms|qualm|reservations|flaw|flaws|slip|slips|quibble|quibbles|left out|forgotten',
  checks:
    'go over|read|reread|checked|double checked|seen|see|saw|spot|spotted|find|found|notice|noticed|reviewed|looked|looked it over|looked it through|went over|gone over|read it over|read over',
  people:
    'husband|wife|partner|son|daughter|mom|mum|mother|dad|father|sister|brother|roommate|roommates|flatmate|boss|kids|children|family|committee|neighbour|neighbor|neighbours|neighbors|landlord|tenant|everyone|everybody|board|girlfriend|boyfriend|friends|team here|gran|grandma|grandpa|granddaughter|grandson|group|club|church|office|staff|missus|hubby|parents|whole family',
  agrees:
    'says|agrees|agree|agreed|thinks so|approves|approve|approved|happy|pleased|content|glad|typed|wrote|helped|happy too|likes|like it',
  to: 'to|round to|over to|on to|along to|out to|off to',
  receivers:
    'right people|right pros|whoever|whomever|anyone|anybody|pros|professionals|people|experts|folk|those|specialists|contractors|tradespeople|tradesmen|suitable|qualified|available|nearby|closest|nearest|best|capable|able|competent|local|who can help|who can|that can help|you think is|you think are|you think|you see fit|you feel is|fits|fit|suits|who is|who s|that is|appropriate',
  atOnce:
    'now|right now|asap|right away|straight away|at once|immediately|quickly|without delay|as soon as you can|as soon as possible|already|today',
  ways: 'off|out|over|along|through|round|on out|right over|around|onward|there',
  joins:
    'the|a|an|of|and|n|in|on|at|by|for|with|from|so|just|very|quite|really|all|too|also|any|a thing|there is|there s|them|there are|ve|have|has|had|do|am|m|two|2|three|3|twice|whole|every|own|now that|pretty|such|more|single|one single|a single|way|a bit|else|further',
};
