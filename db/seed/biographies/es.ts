import type { BuiltInProfession } from '#contract/professionals/professions.ts';

/** Lo que dicen de sí mismos los profesionales del mundo de demostración, en español. */
export const BIOGRAPHIES_ES: Record<BuiltInProfession, readonly [string, string]> = {
  plumber: [
    'Fugas, drenajes tapados y calentadores. Digo el precio antes de abrir la pared y dejo el piso seco.',
    'Empresa familiar, segunda generación. Reparamos el mismo día cuando el agua no espera.',
  ],
  electrician: [
    'Tableros, cargadores y casas por recablear. Con certificación y sin dejar polvo.',
    'Desde un contacto muerto hasta la obra completa. Le explico lo que hago.',
  ],
  painter: [
    'Paredes, molduras y muebles. Dos manos son dos manos, y las líneas quedan rectas.',
    'Pintura interior y exterior de bajo olor. Le ayudo a elegir el color.',
  ],
  carpenter: [
    'Libreros a la medida, escaleras y puertas que cierran. Madera maciza donde importa.',
    'Terrazas, pérgolas y acabados. Primero lo dibujo y después hago exactamente eso.',
  ],
  gardener: [
    'Mantenimiento semanal, poda y plantas que van con su tierra.',
    'Huertos, setos y limpieza de temporada. Me llevo las ramas.',
  ],
  cleaner: [
    'Limpieza regular o por una vez, con mis propios productos. La cocina y el baño son mi orgullo.',
    'Limpieza de mudanza o después de obra. Usted recibe la lista, toda marcada.',
  ],
  'web-designer': [
    'Sitios tranquilos y rápidos para negocios pequeños, que usted mismo podrá editar.',
    'Del primer boceto a la publicación: marca, páginas y fotos.',
  ],
  'web-developer': [
    'Tiendas en línea, reservas y rescate de sitios rotos. Presupuesto claro, código limpio.',
    'Desarrollo y cuido aplicaciones web, y contesto cuando algo se cae.',
  ],
  accountant: [
    'Impuestos y contabilidad para independientes. Traiga la caja de recibos, he visto peores.',
    'Cierres, nómina e IVA para empresas pequeñas. Respuestas claras por correo.',
  ],
  lawyer: [
    'Familia y vivienda. La primera llamada es para saber si de verdad me necesita.',
    'Contratos, arrendamientos y reclamos, en palabras que se entienden.',
  ],
  handyman: [
    'Su lista pendiente: repisas, llaves, puertas, tablaroca. Una visita, muchas soluciones.',
    'Armado de muebles, instalación y reparaciones. Llevo las herramientas y barro al final.',
  ],
  roofer: [
    'Techos, impermeabilización y goteras. Fotos de antes y después.',
    'Lonas de emergencia, inspecciones y cambios completos con garantía escrita.',
  ],
  'hvac-technician': [
    'Aire acondicionado y calefacción: instalación, mantenimiento y diagnóstico rápido.',
    'Mido antes de venderle un equipo más grande. Servicio el mismo día.',
  ],
  locksmith: [
    '¿Se quedó afuera? Abro sin dañar siempre que se puede, y digo el precio primero.',
    'Cerraduras, cajas fuertes y puertas inteligentes, también de noche.',
  ],
  mover: [
    'Dos personas cuidadosas y un camión limpio. Pianos y terceros pisos, con gusto.',
    'Mudanzas locales y cargas pequeñas. Envolvemos los muebles y llegamos a la hora.',
  ],
  'appliance-repair': [
    'Lavadoras, secadoras, refrigeradores y hornos. Si no conviene repararlo, se lo digo.',
    'Quince marcas, refacciones comunes en la camioneta, casi siempre en una visita.',
  ],
  'computer-repair': [
    'Laptops lentas, archivos perdidos, wifi que por fin llega al cuarto. A domicilio o en mi taller.',
    'Pantallas, baterías, respaldos y virus, explicados sin tecnicismos.',
  ],
  photographer: [
    'Familias, retratos y bodas pequeñas con luz natural. Fotos en una semana.',
    'Fotografía de producto y de restaurante que abre el apetito.',
  ],
  tutor: [
    'Matemáticas y física, de secundaria a primer año de universidad. La paciencia es el método.',
    'Lectura, escritura y tareas de primaria, en la mesa de su cocina.',
  ],
  'personal-trainer': [
    'Fuerza para quienes pasan el día sentados. En casa o en el parque, a su ritmo.',
    'De vuelta al movimiento después de una lesión, con un plan que sí va a seguir.',
  ],
  'interior-designer': [
    'Espacios que van con su vida, y sus muebles cuando merecen quedarse.',
    'Departamentos pequeños, cocinas y color. Una visita, un plano, una lista de compras.',
  ],
  architect: [
    'Ampliaciones, permisos y casas con buena luz. Yo trato con el ayuntamiento.',
    'Remodelación de edificios antiguos, del levantamiento a la última inspección.',
  ],
  'general-contractor': [
    'Cocinas, baños y ampliaciones. Un calendario, un precio, una persona a quien llamar.',
    'Remodelaciones completas con oficios que conozco desde hace diez años.',
  ],
  'pest-control': [
    'Cucarachas, hormigas, roedores y chinches, con métodos seguros para niños y mascotas.',
    'Primero la inspección, después el tratamiento, y una visita de seguimiento incluida.',
  ],
  'flooring-installer': [
    'Madera, laminado y vinil. Nivelo el piso antes de colocarlo.',
    'Pulido y barniz de pisos antiguos, casi sin polvo.',
  ],
  tiler: [
    'Regaderas que no filtran y líneas que llegan a la esquina.',
    'Cocinas, baños y terrazas. El mosaico es lo que más disfruto.',
  ],
  mason: [
    'Muros, escalones y juntas con un mortero que combina con el original.',
    'Piedra, concreto y cimientos. Hecho para durar cincuenta años.',
  ],
  'window-installer': [
    'Ventanas y puertas corredizas, medidas dos veces, bien selladas.',
    'Reparo corrientes de aire y vidrios empañados; cambio completo solo si conviene.',
  ],
  landscaper: [
    'Terrazas, senderos y planes de plantas que se ven bien todo el año.',
    'Drenaje, pasto y muros. Dibujo antes de la primera palada.',
  ],
  'pool-maintenance': [
    'Limpieza semanal y química honesta. Agua clara todo el año.',
    'Fugas, bombas y filtros. Contesto también el sábado.',
  ],
  'snow-removal': [
    'Entrada y banqueta despejadas antes de que salga a trabajar.',
    'Techos, balcones y estacionamientos, por temporada o por nevada.',
  ],
  'graphic-designer': [
    'Logotipos, menús y carteles que se recuerdan. Tres ideas, una que queda.',
    'Empaques e identidad para artesanos y comercios pequeños.',
  ],
  'marketing-consultant': [
    'Encuentro las dos cosas que le traen clientes y le ayudo a soltar las demás.',
    'Buscadores, boletines y anuncios locales con números que se entienden.',
  ],
  translator: [
    'Español, inglés y francés: contratos, sitios y documentos familiares. Traducción certificada.',
    'Textos técnicos y de marketing que no huelen a traducción.',
  ],
  notary: [
    'Testamentos, poderes y escrituras, explicados antes de firmar.',
    'Compra de vivienda y sucesiones, con citas por la tarde.',
  ],
  'financial-advisor': [
    'Retiro, hipoteca, primer ahorro: una hora para ver claro. No vendo productos.',
    'Planes para familias e independientes, revisados cada año.',
  ],
  caterer: [
    'Bufés y cenas de 10 a 120 personas con lo mejor del mercado.',
    'Comidas de oficina, menús vegetarianos y pasteles que viajan bien.',
  ],
  'event-planner': [
    'Bodas y aniversarios donde usted es invitado de su propia fiesta.',
    'Eventos de empresa: lugar, horario, proveedores y una voz tranquila ese día.',
  ],
  hairdresser: [
    'Cortes y color a domicilio, para quien no puede o no quiere ir al salón.',
    'Rizos, niños y novias. Escucho antes de tomar las tijeras.',
  ],
  'massage-therapist': [
    'Masaje descontracturante y relajante, a domicilio con mi propia camilla.',
    'Cuello, hombros y espaldas que pasan mucho tiempo sentadas.',
  ],
  'dog-walker': [
    'Paseos en grupo o individuales, con lluvia o sol, y una foto cada vez.',
    'Paseos y visitas para perros con energía y gatos con carácter.',
  ],
  babysitter: [
    'Tardes y fines de semana, con primeros auxilios y cuento para dormir.',
    'Cuidado después de la escuela y tareas, con referencias de familias cercanas.',
  ],
  'elder-care': [
    'Compañía, comida y mandados para quien quiere seguir en su casa.',
    'Auxiliar de enfermería. Cuidados con paciencia y respeto.',
  ],
  'auto-mechanic': [
    'Frenos, diagnóstico y llantas. Le muestro la pieza gastada.',
    'Mecánico a domicilio: marchas, baterías y revisiones en su cochera.',
  ],
  'driving-instructor': [
    'Clases tranquilas para principiantes nerviosos. También en carretera.',
    'Preparación para el examen en un auto con doble pedal.',
  ],
  veterinarian: [
    'Visitas a domicilio para gatos y perros: vacunas, revisiones y despedidas serenas.',
    'Medicina de pequeñas especies, con tiempo para sus preguntas.',
  ],
  'music-teacher': [
    'Piano de los seis a los noventa años. Primero canciones, escalas si las pide.',
    'Guitarra y ukulele, en casa o en línea, con un pequeño concierto en junio.',
  ],
  dj: [
    'Bodas donde abuelos y adolescentes bailan la misma canción.',
    'Sonido, luces y una lista que armamos juntos.',
  ],
  tailor: [
    'Bastillas, cierres y trajes que por fin quedan. Listo en tres días.',
    'Arreglos de vestidos de novia y segunda vida para abrigos.',
  ],
  'security-installer': [
    'Cámaras y alarmas que se manejan desde el celular, sin mensualidades ocultas.',
    'Interfonos, sensores y cableado para casas y comercios.',
  ],
};
