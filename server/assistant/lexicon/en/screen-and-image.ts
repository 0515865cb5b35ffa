import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const webDesigner: TradeCues = {
  name: `web designer, website designer, web design, ux designer, ui designer, ui ux, ux ui, product designer, webdesigner, squarespace designer, wix designer, site designer, wordpress designer`,
  sure: `redesign website, website redesign, redesign our site, redesign my site, website looks, site looks, looks outdated, looks like 2005, looks like 1998, looks dated, new website, website for my, website for our, website for a, website made, make a website, simple website, landing page, mockup, mockups, figma, wireframe, wireframes, squarespace, wix, wordpress theme, one page site, one pager site,
    portfolio site, portfolio website, site mobile friendly, website layout, homepage, small website, build a website, need a website, brochure site, web page, online portfolio, website modern, ugly website, webflow, prettier site, restaurant website, design website, design site, website design, user interface, app screens`,
  likely: `website, site, wordpress, template, pages, web, online presence, menu online, prototype, screens, user friendly, responsive, theme`,
  hint: `modern, mobile, phone, photos, portfolio, design, domain, designer, look, layout`,
};

export const webDeveloper: TradeCues = {
  name: `web developer, developer, web dev, dev, devs, programmer, coder, software developer, full stack, fullstack, frontend developer, backend developer, front end, back end, app developer, software engineer, shopify developer, wordpress developer, developers, web programmer`,
  sure: `react, node, javascript, typescript, php, python, django, laravel, rails, postgres, mysql, sql, database, api, api integration, integrate, stripe, checkout broken, checkout bug, checkout error, payment gateway, plugin, plugin broke, woocommerce, shopify, shopify store, site hacked, website hacked, website down, site down, site crashes, website crashes, error 500, 500 error, 404, white screen of death, bug on our site, fix bug, bugs,
    code, coding, booking system, web app, app crashes, build an app, build app, mobile app, custom app, portal, e commerce, ecommerce, online store, migrate site, hosting, server, webhook, github, deploy, crm integration, login page, contact form, form doesnt send, emails not sending, ssl, html css, css, inventory system, slow site, dns, backend, script, scrape, automation`,
  likely: `platform, app, software, bug, form, cart, user accounts, logins, website broken, integration, maintenance site, page load, update broke, dashboard, checkout, website`,
  hint: `site, web, error, broken, update, customers cant, page, users`,
};

export const computerRepair: TradeCues = {
  name: `computer repair, pc repair, laptop repair, computer technician, computer guy, computer tech, it guy, it support, it technician, computer person, mac repair, tech support, it person, phone repair, screen repair, computer shop, geek squad, computer help`,
  sure: `laptop, computer wont turn on, computer wont start, computer slow, slow computer, computer, desktop computer, macbook, imac, pc, blue screen, screen goes blue, virus, malware, ransomware, hard drive, data recovery, recover files, recover photos, windows wont start, windows update, windows 11, windows 10, wifi, router, printer, wont boot, boot, keyboard keys, keyboard, cracked screen, overheating laptop, ssd, ram, upgrade ram,
    hacked email, email hacked, pop ups, popups, password reset, spilled coffee, spilled water on, charging port, chromebook, network setup, outlook, backup, bitlocker, iphone screen, screen cracked, tablet, scammer remote, gpu, graphics card, gaming pc, motherboard, modem, ipad, monitor, usb`,
  likely: `freezes, crash, crashes, black screen, black, screen, files, cursor, internet, slow, reboot, restart, spilled, hard disk, email, software, network, beeps, fan loud, install windows, zoom`,
  hint: `photos, thesis, desktop, turn on, error, password, locked out of my account, setup, charger`,
};

export const graphicDesigner: TradeCues = {
  name: `graphic designer, graphic design, logo designer, graphics designer, illustrator, graphic artist, brand designer, branding designer, graphics person, packaging designer, logo guy`,
  sure: `logo, logos, business cards, business card, flyer, flyers, poster, posters, brochure, brochures, banner, banners, branding, brand identity, brand guide, visual identity, packaging, label, labels, menu design, design menu, book cover, album cover, t shirt design, tshirt design, infographic, vector, vector file, photoshop, indesign, print ready, wedding invites, invitations, invitation, save the dates, social media graphics, pitch deck, slides, powerpoint,
    wrap design, truck wrap, van wrap, sign design, signage, sticker, stickers, illustration, mascot, typography, letterhead, magazine layout, trade show booth, icons, leaflet, dielines, dieline, catalogue, catalog, print layout, designed for print, jpeg, ai file, merch`,
  likely: `brand, print, design, designed, cover, artwork, cards, menu, font, fonts, drawing, colors for brand, canva, ads, graphics, invites, template, sign`,
  hint: `restaurant, opening, business, brewery, band, modern, retro, fun, designer`,
};

export const marketingConsultant: TradeCues = {
  name: `marketing consultant, marketing, marketer, marketing agency, social media manager, social media marketing, seo, seo expert, seo guy, seo consultant, digital marketing, ad agency, community manager, marketing strategist, growth marketer, marketing person, ads specialist, advertising, content strategist, copywriter, publicist`,
  sure: `google ads, facebook ads, fb ads, meta ads, instagram ads, ad campaign, ad campaigns, ads campaign, run ads, more customers, get customers, get more clients, more clients, bring in clients, find clients, attract customers, followers, social media, run our instagram, manage instagram, instagram strategy, google ranking, rank on google, rank higher, first page of google, show up on google, page 2 of google, newsletter, email campaign, email marketing, mailchimp, leads, lead generation,
    promote, promotion, brand awareness, launch product, product launch, launch strategy, marketing plan, market research, pr, nobody knows, nobody comes, no customers, empty restaurant, empty tables, nobody finds us, word out, get the word out, influencers, content calendar, google business, reviews on google, foot traffic, conversion rate, tiktok, traffic, roi, invisible on google`,
  likely: `ads, instagram, facebook, clients, customers, campaign, strategy, google, sales, audience, content, launch, linkedin, target, views, visibility, posts, bookings down`,
  hint: `business, shop, store, online, competitors, brand, budget, grow, sales dropped, local`,
};

export const photographer: TradeCues = {
  name: `photographer, photography, wedding photographer, event photographer, videographer, photo shoot, photoshoot, photog, photographer needed, drone pilot, product photographer`,
  sure: `headshot, headshots, family portrait, family photos, family pictures, portraits, portrait, newborn photos, newborn shoot, maternity photos, maternity shoot, engagement photos, engagement shoot, product photos, product shots, real estate photos, listing photos, wedding photos, wedding pictures, photos of, pictures of, take pictures, take photos, take nice pics, pics of, photos taken, pictures taken, shoot event, photo session, boudoir, senior pictures,
    graduation photos, drone photos, drone footage, video of the ceremony, wedding video, food photography, food photos, school photos, passport photos, golden hour, retouch, edited photos, second shooter, photo booth, christmas card photos, linkedin photo, actor photos, wide angle, professional photos, professional pictures, capture`,
  likely: `photos, photo, pictures, pics, shots, shoot, camera person, album, studio, edited, lens, video, portfolio, film it`,
  hint: `wedding, newborn, family, baby, event, ceremony, airbnb, outdoors, birthday`,
};
