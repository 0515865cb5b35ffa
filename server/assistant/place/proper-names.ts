/** First names, folded: a person rather than a place without further context. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `
adele adrian agnes alain alan albert alejandra alejandro alex alexandra alexandre alexis alfonso alfredo alice alicia alison amanda amelie amy ana andre andrea andres andrew angela angelica anne annie antoine
antonio arturo ashley audrey aurora austin barbara beatriz ben benoit bernard beth bianca bill bob brandon brenda brian brigitte brooklyn bruno camila camille carla carlos carmen caroline carolina catalina catherine
cecile celine cesar chantal charles charlie charlotte chelsea chloe chris christian christine claire clara claude claudia colette consuelo cristina cynthia dan daniel daniela danielle dave david debbie denis denise derek diana
diane diego dolores dominique donna dora doris doug dylan edgar eduardo elena eliane elise elizabeth elodie elsa emilie emily emma emmanuel enrique eric erika ernesto esperanza esteban esther eva evelyn fabiola fatima felipe
felix fernanda fernando fiona florence florencia francine francis francisco francois francoise frank fred gabriel gabriela gabrielle genevieve george gerard gerardo gilles gina ginette gisele giselle gladys gloria gonzalo
graciela greg guadalupe guillaume guillermo gustavo guy hannah hector helen helene henri hernan hugo ignacio ines irene irma isaac isabel isabelle israel ivan jack jackson jacob jacqueline jacques jaime james jan jane janet
jason javier jean jeanne jeff jennifer jenny jerome jesse jessica jim joanne joe joel john johnny jonathan jordan jorge jose josee joseph josh josephine juan juana judy julia julian julie juliette julio justin karen karine
karl kate katherine kathleen kathy katie kevin kim kyle laila laura laure laurence laurent leah leo leon leticia lilia liliana lina linda lisa lise logan lola lorena lorraine louis louise lourdes luc lucas lucia lucie lucy luis
lupe lydia lyne madison magali manon manuel marc marcel marcela marcelo margaret margarita maria mariana marianne marie mario marion marisol mark marta martha martin martina martine mary mateo matt matthew maude maurice
mauricio max megan melanie melissa mercedes mia micheline michel michele michelle miguel mike miriam moises monica monique mustafa nadia nancy natalia natalie nathalie nicholas nick nicolas nicole noah noemie nora norma
octavio odette olga olivia olivier omar oscar pablo paco pamela paola pascal pat patrice patricia patrick paul paula pauline paulette pedro peter philippe pierre pilar priya rachel rafael ramon raquel raul raymond rebecca
rejean renata rene renee ricardo richard rita rob robert roberto robin rocio rodrigo roger roland roman rosa rosario rose ruben ruth ryan sabrina salvador sam samantha samir samuel sandra santiago sara sarah savannah scott sean
sebastian sebastien serge sergio shannon sharon silvia simon simone sofia sonia sophia sophie stephane stephanie steve steven susan susana suzanne sydney sylvain sylvie tamara tania tanya teresa terry thelma theo theodore
therese thomas tim tina todd tom tomas tony tracy trevor valentina valerie vanessa vera veronica veronique vicente victor victoria vincent virginia viviane walter wendy william xavier ximena yasmin yolanda yvan yves yvette yvon
yvonne zoe
`
    .trim()
    .split(/\s+/),
);

/** Makes, products and institutions that messages name, folded; some are places too. */
export const BRANDS: ReadonlySet<string> = new Set(
  `
adt acer airbnb allegro altima amana android apple asus audi aveo bell bissell bmw bosch brother buick cadillac camry canon carrier chevrolet chevy chrysler civic clio corolla corsa costco craftsman crv cuisinart dacia daikin
danby dell desjardins dodge dremel dyson ecobee electrolux elantra epson equinox facebook fiat fido figma ford frigidaire fujitsu ge giant goodman google gree haier hayward hilux hisense hitachi homedepot honda hp huawei
hyundai ikea indesit instagram intex interac iphone ipad jacuzzi jeep jetta kawasaki kenmore kia kitchenaid kohler koodo kwikset lego lennox lenovo lexus lg linkedin logitech lowes mabe macbook mac magento malibu maytag mazda
mcafee mercedes meta microsoft miele mini mitsubishi moen napoleon nest netflix nissan nikon node opel panasonic paypal pentair peugeot philips photoshop pinterest pioneer playstation polaris prius python quickbooks ram rav4
react renault renovation-depot ring rona ryobi sage samsung santafe schlage seat sega sentra shark sharp shopify siemens simplisafe skoda sonos sony squarespace stripe structube subaru suzuki symfony tacoma telus tesla tiguan
tiktok toyota trane tsuru tucson tundra uber versa videotron vista vizio volkswagen volvo vue walmart wayfair weber weiser whatsapp whirlpool wilson windows wix woocommerce word wordpress xbox xerox yale yamaha youtube zanussi zoom
tim hortons mcdonalds starbucks cra sat irs uscis ircc iva nyx hydro-quebec hydro revenu revenue canadian maple chrome excel laravel angular php javascript java outlook malibu montana silverado sierra dakota colorado
`
    .trim()
    .split(/\s+/),
);

/** Words for origins, folded: no place by themselves. */
export const ORIGINS: ReadonlySet<string> = new Set(
  `
african american arab arabic argentinian armenian asian australian austrian belgian brazilian british bulgarian cajun canadian caribbean chinese colombian creole croatian cuban czech danish dominican dutch egyptian
english ethiopian european filipino finnish french georgian german greek haitian hawaiian hindi hungarian indian iranian iraqi irish islamic israeli italian jamaican japanese jewish korean latin latino lebanese
mandarin cantonese mediterranean mexican moroccan nepali nigerian norwegian pakistani persian peruvian polish portuguese punjabi quebecois romanian roman russian scandinavian scottish sicilian spanish swedish swiss syrian
tagalog thai tunisian turkish tuscan ukrainian urdu venetian victorian vietnamese welsh
africain africaine algerien algerienne allemand allemande americain americaine anglais anglaise arabe belge bresilien bresilienne britannique camerounais camerounaise canadien canadienne chinois chinoise colombien colombienne
congolais cubain cubaine espagnol espagnole francais francaise grec grecque haitien haitienne hollandais hollandaise indien indienne irlandais italien italienne ivoirien japonais japonaise libanais libanaise malien marocain
marocaine mexicain mexicaine mediterraneen persan persane polonais polonaise portugais portugaise romain romaine russe senegalais suedois suedoise suisse syrien thai tunisien turc turque ukrainien ukrainienne venitien vietnamien
africano aleman alemana argentino argentina brasileno brasilena britanico canadiense catalan catalana chileno chino china colombiano colombiana coreano cubano cubana danes dominicano escoces espanol espanola europeo
filipino frances francesa gallego griego griega haitiano holandes holandesa indio ingles inglesa irlandes italiano italiana japones japonesa latino marroqui mexicano mexicana noruego persa peruano peruana polaco portugues
ruso sevillano sevillanas sueco sueca suizo suiza tailandes toscano toscana turco turca vasco veneciano veneciana venezolano venezolana
`
    .trim()
    .split(/\s+/),
);
