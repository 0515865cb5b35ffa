import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const webDesigner: TradeCues = {
  name: `diseñador web, diseñadora web, diseño web, diseñador de páginas web, diseño de páginas web, diseñador ux, diseñador ui, diseñador ux ui, ux ui, ui ux, diseñador de sitios, diseño de sitios web, diseñadora ux, diseño de página web, creador de páginas web, maquetador, diseñador de páginas, diseño ux, diseñador wordpress,
    webmaster`,
  sure: `página web para, pagina web para, hacer una página, hacer una página web, hacer página web, crear página web, crear una página, sitio web para, sitio web, página web, página para mi negocio, página de mi negocio, rediseñar, rediseñar mi página, rediseñar la web, rediseño, rediseño de página, rediseñar sitio, se ve viejo, se ve vieja, se ve antigua, se ve anticuada, página fea, landing, landing page, maqueta web, maquetas, maquetar, wireframes, figma, prototipo, portafolio, portafolio web, portfolio, wordpress sencillo, wix, squarespace, una sola página, one page, plantilla, menú digital página, que se vea bien en celular, que se vea bien en el celular, interfaz, experiencia de usuario, web sencilla, webcita, página sencilla, web moderna, diseñar mi página, diseñar una página, rehacer mi página, renovar mi página, look de la página, la página se ve, mi página se ve, mi sitio se ve, mi web se ve, diseño responsive, portada de la página, diseñar las pantallas, página bonita, sitio bonito, página de aterrizaje, mockups,
    web para mi clínica, web con cita online, página web sencilla, página web para mi,
    rehaga la web, rehacer la web, página en wix, página de wordpress, se ve fatal en el móvil,
    se ve mal en el celular, se ve vieja la página, sitio web para mi, portafolio en línea,
    diseño de la app`,
  likely: `página, web, sitio, wordpress, galería, diseño, celular, online, secciones, dominio, plantilla gratis, moderna`,
  hint: `restaurante, negocio, fotos, moderno, bonita, elegante, formulario, reservas`,
};

export const webDeveloper: TradeCues = {
  name: `desarrollador web, desarrolladora web, desarrollador, desarrolladora, programador, programadora, programador web, desarrollo web, full stack, fullstack, desarrollador full stack, programadores, dev, devs, desarrollador de apps, desarrollo de software, ingeniero de software, frontend, backend, desarrollador wordpress, desarrollador shopify, desarrollo de apps, programación,
    programadora web, informático web`,
  sure: `react, node, javascript, typescript, php, python, django, laravel, vue, angular, base de datos, mysql, sql, api, integrar, integración, pasarela de pago, pasarela, pago en línea, mercado pago, stripe, checkout, carrito, carrito de compras, tienda en línea, tienda online, tienda virtual, ecommerce, e-commerce, woocommerce, prestashop, shopify, plugin, hackearon la web, hackearon mi página, hackeada, página caída, se cayó la página, se cae la página, página no carga, error 500, error 404, código, programar, aplicación, app, aplicación móvil, aplicación web, sistema de reservas, sistema de inventario, sistema a medida, software a medida, plataforma, migrar, migración, hosting, servidor, bug, bugs, formulario no envía, formulario manda, automatizar, script, webhook, crm, login, facturación electrónica integrar, no guarda, intranet, panel, conectar con, whatsapp api, bot de whatsapp, chatbot, erp, no llegan los correos, base de datos corrupta, sale error, pantalla blanca, dns, certificado ssl, notificaciones push, app store, área privada, suscripciones en línea, conectar la tienda, error al pagar, sistema de turnos, punto de venta a medida, backup del sitio,
    mi tienda en línea no, no deja pagar, no deja pagar con tarjeta, me haga la tienda en línea,
    app móvil, sitio hackeado, página hackeada, dominio, facturación en la página,
    código de la página,
    página se cayó, web caída, web se ha caído, página en blanco, carrito no deja pagar,
    tienda no deja pagar`,
  likely: `sistema, software, página lenta, web lenta, correos automáticos, usuarios, mantenimiento web, error, actualizamos, citas en línea, reservas en línea, reservas, formulario, pedidos, falla`,
  hint: `web, página, no funciona, pago, ventas, clientes, sitio, confirmar, tecnología`,
};

export const computerRepair: TradeCues = {
  name: `técnico de computadoras, técnico en computadoras, técnico de pc, técnico pc, técnico informático, técnico en computación, reparación de computadoras, reparación de computadora, reparación de laptops, reparación de laptop, reparación de ordenadores, reparación de pc, informático, soporte técnico, técnico de compu, arreglo de computadoras, técnico en sistemas, reparación de portátiles, reparación de notebook, servicio técnico pc, técnico de laptops, reparación de celulares, reparador de compus, técnico de ordenadores, técnico en informática,
    reparador de laptops, técnico de celulares`,
  sure: `computadora, computador, compu, laptop, notebook, portátil, ordenador, pc, macbook, mac, imac, pantalla azul, pantalla negra, pantalla rota, pantalla de la laptop, pantalla del celular, no prende la compu, no enciende, virus, malware, disco duro, recuperar fotos, recuperar archivos, recuperar datos, recuperar información, formatear, windows, windows 11, windows 10, se congela, lentísima, wifi, router, módem, impresora, teclado, derramé café, se me cayó café, cayó café, cayó agua, se mojó la laptop, memoria ram, ram, ssd, contraseña, hackearon el correo, hackearon mi correo, se recalienta, recalienta, ventilador hace ruido, tarjeta gráfica, placa madre, ipad, tablet, iphone, respaldo, hdmi, cargador laptop, usb, bisagra laptop, escáner, antivirus, computadora lenta, compu lenta, laptop lenta, recuperar un disco, recuperar mis fotos, se trabó la compu, la compu no arranca, la laptop no prende, mi compu, mi lap, laptop mojada, pantalla estrellada, bitlocker, respaldar,
    laptop lentísima, salen anuncios, anuncios solos, ordenador lento, no prende mi laptop,
    portátil no enciende, wifi no funciona, tableta, puerto de carga, se traba la compu,
    se traba la laptop,
    celular mojado, celular no carga, borré fotos, se cae el internet, repare compus,
    arregle compus, reparar compus`,
  likely: `pantalla, prende, enciende, lenta, archivos, correo, excel, internet, office, red, se apaga, apaga, reiniciar, reinicia, batería, carga, teclas, lentísimo, se traba, no arranca`,
  hint: `fotos, tesis, trabajo, celular, clave, equipo, recuperarlas, tecnología`,
};

export const graphicDesigner: TradeCues = {
  name: `diseñador gráfico, diseñadora gráfica, diseño gráfico, ilustrador, ilustradora, diseñador de logos, diseñador, diseñadora, diseñador de logotipos, diseñadores gráficos, diseño de logo, artista gráfico,
    rotulista`,
  sure: `logo, logos, logotipo, logotipos, tarjetas de presentación, tarjeta de presentación, tarjetas personales, tarjetas de visita, flyer, flyers, folleto, folletos, afiche, afiches, cartel, carteles, póster, banner, banners, lona, lonas, imagen corporativa, identidad visual, identidad corporativa, identidad de marca, branding, manual de marca, manual de identidad, empaque, empaques, packaging, etiqueta, etiquetas, portada, portada de libro, portada del libro, portada de disco, tapa de libro, catálogo, catálogos, menú diseñar, diseño de menú, carta diseñar, invitaciones, invitación, invitaciones de boda, vectorizar, vector, vectores, photoshop, illustrator, indesign, imprimir, imprenta, para imprimir, camiseta estampada, playeras, playera diseño, rotular, rotulación, rótulo, infografía, infografías, presentación powerpoint, presentación, stickers, calcomanías, mascota ilustración, ilustración, ilustraciones, plantillas para instagram, diseños para redes, posts, cuento infantil, tipografía, maquetación, revista, editorial, volantes*, diseñar un volante, diseño de volantes, imagen de mi negocio, imagen de marca, logo nuevo, rediseñar el logo, diseño de etiqueta, archivo en curvas, gafetes, arte final, tríptico, díptico, personaje para mi marca,
    un logo, logo para mi negocio, me diseñe el logo, volantes, lona publicitaria, etiquetas para,
    invitaciones de boda diseño, mascota para mi marca, letrero, carta del restaurante diseño`,
  likely: `diseño, diseñar, marca, gráfico, gráfica, imagen, dibujo, estampado, letras, menú, carta, papelería, tarjetas, canva, colores`,
  hint: `negocio, restaurante, cafetería, marca nueva, fiesta, moderno, emprendimiento`,
};

export const marketingConsultant: TradeCues = {
  name: `consultor de marketing, consultora de marketing, marketing, mercadeo, agencia de marketing, community manager, marketing digital, mercadólogo, mercadóloga, publicista, seo, experto en seo, especialista en seo, posicionamiento web, social media manager, manejo de redes sociales, manejo de redes, gestor de redes, gestión de redes, agencia de publicidad, estratega digital, trafficker, mercadotecnia, asesor de marketing, consultor seo, copywriter,
    asesora de marketing, experto en marketing, asesor en marketing`,
  sure: `google ads, facebook ads, meta ads, publicidad en facebook, publicidad en instagram, publicidad en redes, publicidad, pauta, pautas, campaña, campañas, campaña publicitaria, anuncios, conseguir clientes, atraer clientes, captar clientes, seguidores, redes sociales, llevar mis redes, manejar mis redes, manejar instagram, llevar instagram, estrategia, estrategia digital, plan de marketing, dar a conocer, darme a conocer, darnos a conocer, que me conozcan, nadie me conoce, nadie nos conoce, nadie nos sigue, nadie se entera, que la gente se entere, gente se entere, nadie viene, posicionar, posicionar en google, posicionamiento, salir en google, aparecer en google, primera página de google, lanzamiento, lanzar producto, lanzar una marca, estudio de mercado, email marketing, newsletter, promocionar, promoción, influencers, tiktok, embudo, leads, reseñas, contenido, calendario de contenidos, local vacío, nadie vende, anuncios en google, anuncios en facebook, reputación en línea, community, marketing de contenidos, reels, posicionamiento en buscadores,
    más pacientes por instagram, pacientes por instagram, más clientes, lleve mis redes,
    posicionamiento en google, reseñas de google, campaña de correos, lanzamiento de producto,
    promocionar mi, anunciar mi negocio, publicidad de mi`,
  likely: `clientes, instagram, facebook, insta, ventas, redes, vender, google, audiencia, visibilidad, alcance, competencia, anuncio, mueve, likes, visitas, reservas bajaron, no vendo, nadie compra, promociones`,
  hint: `negocio, tienda, restaurante, online, marca, presupuesto, emprendimiento, gente, internet, local`,
};

export const photographer: TradeCues = {
  name: `fotógrafo, fotógrafa, fotógrafos, fotografía, videógrafo, camarógrafo, sesión de fotos, sesión fotográfica, fotógrafo de bodas, fotógrafo de eventos, fotos profesionales, fotos y video, videasta, filmador, piloto de dron, fotografo`,
  sure: `fotos de boda, fotos de mi boda, fotos para boda, fotos familiares, fotos de familia, fotos de quince, fotos de quinceañera, fotos de recién nacido, recién nacidos, newborn, fotos de embarazo, fotos de producto, fotos de productos, fotos para catálogo, fotos de platos, fotos de comida, fotos de graduación, fotos de bautizo, fotos corporativas, fotos de perfil, fotos para linkedin, fotos para airbnb, fotos del departamento, fotos de propiedades, fotos inmobiliarias, retrato, retratos, tomar fotos, tomar fotos en, tome fotos, saque fotos, sacar fotos, hacer fotos, haga fotos, saquen fotos, dron, drone, grabar video, filmar, filmación, álbum, book, book de fotos, book de modelo, retoque, fotos retocadas, fondo blanco, preboda, sesión, cobertura, cabina de fotos, videoclip,
    graduación de la prepa fotos, retrato profesional, tomas con dron, fotos para mi,
    alguien que tome fotos`,
  likely: `fotos, foto, imágenes, video, cámara profesional, edición, paisajes, cámara de fotos, sesiones, retratar, editar video,
    foto y video`,
  hint: `boda, bautizo, quinceañera, evento, bebé, familia, cumpleaños, torneo`,
};
