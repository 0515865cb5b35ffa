import { IMPORT_COLUMNS, type ImportColumn } from '#contract/admin/imports.ts';

export const COLUMNS = IMPORT_COLUMNS;
export type Column = ImportColumn;

/** Headers in English, French and Spanish; accents and case do not matter. */
const NAMES: Readonly<Record<Column, string>> = {
  name: `name, full name, contact, contact name, professional, display name,
    nom, nom complet, nom du professionnel, professionnel, prénom et nom, nom et prénom, nom du contact,
    nombre, nombre completo, profesional, nombre y apellido, nombre y apellidos, contacto`,
  firstName: `first name, given name, forename, prénom, primer nombre, nombre de pila`,
  lastName: `last name, surname, family name, nom de famille, apellido, apellidos`,
  company: `company, company name, business, business name, trade name, organisation, organization, firm,
    entreprise, nom de l'entreprise, compagnie, nom commercial, raison sociale, société,
    empresa, nombre de la empresa, negocio, nombre comercial, razón social, compañía`,
  email: `email, e-mail, email address, e-mail address, mail, courriel, adresse courriel, adresse e-mail,
    adresse email, adresse électronique, courrier électronique, adresse de courriel, mél,
    correo, correo electrónico, dirección de correo, dirección de correo electrónico, dirección de email`,
  phone: `phone, telephone, phone number, telephone number, tel, mobile, mobile phone, cell, cell phone, cellphone,
    téléphone, tél, numéro de téléphone, no de téléphone, no téléphone, cellulaire, téléphone cellulaire, portable,
    teléfono, número de teléfono, celular, móvil, teléfono celular, teléfono móvil`,
  profession: `profession, trade, occupation, category, service, services, job, job title, speciality, specialty,
    métier, catégorie, spécialité, corps de métier, profession ou métier,
    profesión, oficio, categoría, servicio, servicios, especialidad, ocupación`,
  address: `address, full address, street address, street, location, adresse, adresse complète, rue, emplacement,
    adresse postale, mailing address, dirección, dirección completa, calle, domicilio, ubicación`,
  city: `city, town, municipality, place, ville, municipalité, localité, lieu, ciudad, municipio, localidad, población, lugar`,
  postalCode: `postal code, postcode, post code, zip, zip code, code postal, cp, código postal`,
  region: `region, province, state, state/province, province/state, territory, région, province ou état, état, département,
    región, provincia, estado, departamento, provincia o estado`,
  country: `country, pays, país, country code, code pays, código de país`,
  description: `description, about, about me, presentation, bio, notes, présentation, à propos, remarques,
    descripción, presentación, acerca de, sobre mí, notas`,
  yearsExperience: `years of experience, years experience, experience, years, experience (years),
    années d'expérience, années expérience, ans d'expérience, expérience, expérience (années), ancienneté,
    años de experiencia, experiencia, años experiencia, experiencia (años)`,
  hourlyRate: `hourly rate, rate, hourly, price per hour, rate per hour, hourly price, rate/h, $/h,
    taux horaire, tarif horaire, tarif, prix à l'heure, prix de l'heure, tarifa por hora, tarifa, precio por hora`,
  serviceRadius: `service radius, radius, radius km, service radius km, service radius (km), radius (km), radius mi, radius miles, service radius mi, service radius (mi), radius (mi), radius (miles), distance, travel distance,
    rayon, rayon de service, rayon km, rayon (km), rayon de service (km), rayon mi, rayon (mi), rayon de service (mi), rayon d'action, rayon de déplacement, distance max,
    radio, radio de servicio, radio km, radio (km), radio de servicio (km), radio mi, radio (mi), radio de servicio (mi), distancia`,
  language: `language, preferred language, contact language, lang, langue, langue de contact, langue préférée,
    langue de correspondance, idioma, idioma preferido, idioma de contacto, lengua`,
  certifications: `certifications, certification, certificates, licences, licenses, qualifications,
    certificats, certificat, permis, licence, certificaciones, certificación, certificados, licencias`,
  source: `source, source of address, found at, where found, origin, source de l'adresse, provenance, origine,
    fuente, origen, procedencia, fuente de la dirección`,
  basis: `basis, lawful basis, legal basis, lawful basis for contact, base légale, fondement, fondement juridique,
    base juridique, motif, fondement légal, base legal, fundamento, fundamento legal, base jurídica`,
};

let byName: Map<string, Column> | undefined;

/** The column of a header; undefined for an unknown one. */
export function findColumn(name: string): Column | undefined {
  byName ??= new Map(
    COLUMNS.flatMap((column) =>
      [column, ...NAMES[column].split(',')].map(
        (known) => [normalizeHeader(known), column] as const,
      ),
    ),
  );
  return byName.get(normalizeHeader(name));
}

/** A name without accents, case, spaces and punctuation; "$/h" keeps its dollar. */
export function normalizeHeader(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}$]/gu, '');
}
