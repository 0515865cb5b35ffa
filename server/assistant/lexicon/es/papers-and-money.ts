import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const accountant: TradeCues = {
  name: `contador, contadora, contador público, contable, contadores, contabilidad, asesoría fiscal, asesor fiscal, gestor, gestoría, asesor contable, asesoría contable, despacho contable, tax preparer, preparador de impuestos, preparadora de impuestos, auxiliar contable, estudio contable, fiscalista, tenedor de libros, contadores públicos, gestoría fiscal, asesor tributario, contaduría,
    asesora fiscal, gestora`,
  sure: `impuesto, impuestos, declaración de impuestos, declaración anual, declaración de la renta, declaración, hacer los taxes, los taxes, taxes, income tax, irs, cra, hacienda, sat, afip, arca, sunat, dian, sii, iva, isr, irpf, igv, autónomo, autónomos, monotributo, monotributista, recategorizar, recategorizarme, facturas, factura, facturar, facturación, nómina, nóminas, balance, balances, balance general, estados financieros, libros contables, llevar la contabilidad, llevar los libros, alta en hacienda, darme de alta, dar de alta, rfc, resico, régimen fiscal, modelo 303, modelo 130, renta 2022, carta de hacienda, carta del sat, multa del sat, requerimiento, devolución de impuestos, saldo a favor, quickbooks, sociedad contable, cierre de año, cierre fiscal, deducir, deducciones, w2, 1099, itin, ganancias, bienes personales, ingresos brutos, auditoría, liquidación de sueldos, sueldos, honorarios, trimestre, trimestral, impuesto de renta, declarar renta, pagar impuestos, buzón tributario, timbrar, timbrar facturas, gst, qst, tps, tvq, recuperar el iva, complementaria, responsable inscripto, quincena nómina, aguinaldos,
    declaraciones, mis declaraciones, persona física, persona física con actividad empresarial,
    persona moral, trimestral del iva, autónoma, alta de autónomo, alta en el sat,
    requerimiento del sat, impuesto de sociedades, honorarios facturas,
    sat dice que debo, llevar las cuentas, lleve las cuentas, cuentas del negocio,
    papeles del negocio, sin declarar, requerimiento de hacienda`,
  likely: `fiscal, tributario, tributaria, contables, empresa pequeña, ingresos, gastos, multa, declarar, deudas con, pyme, s.l., sas, emprendedor, atrasado, atrasada, cuotas, renta, recibos, retención, trámites fiscales`,
  hint: `negocio, empresa, atrasada, carta, freelance, abril, anual, años`,
};

export const lawyer: TradeCues = {
  name: `abogado, abogada, abogados, bufete, asesoría legal, asesor legal, asesoría jurídica, abogado laboral, abogado laboralista, abogado de inmigración, abogado de familia, abogado penalista, penalista, licenciado en derecho, procurador, estudio jurídico, laboralista, abogado migratorio, despacho de abogados, ayuda legal`,
  sure: `demanda, demandar, demandaron, demando, me demandaron, juicio, juzgado, tribunal, divorcio, divorciarme, divorciar, custodia, pensión alimenticia, pensión de alimentos, cuota alimentaria, manutención, patria potestad, régimen de visitas, desalojo, desahucio, desalojar, me quieren echar, me quieren desalojar, me despidieron, despido, despido injustificado, despidieron, liquidación laboral, finiquito, indemnización, acoso laboral, acoso, denuncia, denunciar, denuncié, detenido, arrestado, arrestaron, preso, cárcel, fianza, accidente de tránsito, inmigración, asilo, deportación, residencia, green card, visa de trabajo, permiso de trabajo, estatus migratorio, corte de inmigración, cita en corte, contrato incumplido, incumplimiento, estafa, me estafaron, estafaron, cobrar deuda, deuda que no me pagan, no me pagan, herencia pelear, herencia pleito, pleito, litigio, marca registrada, registrar marca, orden de restricción, violencia, casero no devuelve, devolver el depósito, depósito, amparo, embargo, multa recurrir, recurrir, carta documento, telegrama, legal, negligencia, reclamar, reclamo, cláusula, prescripción, extranjería, nacionalidad, me corrieron del trabajo, me corrieron sin, audiencia, citación, sin papeles, deportar, deportado, orden de deportación, tutela, sentencia, me quieren embargar, abogacía, juez, jueza, reagrupación familiar, arraigo, no firma el divorcio, sin liquidación, finiquito injusto,
    herencia hermanos, hermano no quiere firmar, no quiere firmar, herencia,
    divorcio de mutuo acuerdo, me corrieron, despido improcedente, me negaron la residencia,
    residencia negada, alcoholemia, intestado, accidente de coche indemnización,
    custodia de mis hijos,
    okupas, okupa, nie, deslinde, no me devuelve la fianza, casero fianza,
    no quiere pagar los daños, revisar un contrato, revisen un contrato`,
  likely: `mi ex, ley, legales, jurídico, contrato, conflicto, defensa, defender, policía, jefe, patrón, inquilino no paga, casero, dueño, seguro no paga, choque, choqué, no quiere pagar, me deben, injusto, papeles, derechos, migración, demandado, engaño`,
  hint: `hijos, trabajo, alquiler, patrón, empresa, firmé, carta, vecino, renta`,
};

export const translator: TradeCues = {
  name: `traductor, traductora, traductores, traducción, traducciones, traductor jurado, traductora jurada, traducción jurada, intérprete, perito traductor, traductor público, traductora pública, traducción certificada, traductor certificado, traducción oficial, traductor oficial, interpretación simultánea, perito traductor autorizado,
    perito traductora`,
  sure: `traducir, traducir documentos, traducir un documento, traducir mi acta, traducir acta, traducir contrato, traducir título, traducido, traducida, traducidos, traducir al inglés, traducir al español, traducir al francés, del inglés al español, de inglés a español, inglés a español, español a inglés, español inglés, del español al inglés, en inglés con sello, papel traducido, subtítulos, subtitular, acta de nacimiento en inglés, apostilla traducción, lengua de señas, lenguaje de señas, ircc, uscis, en inglés y español, partida de nacimiento traducida, doblaje, localización, la necesito en español, lo necesito en inglés, necesito en español, manual al español, inglés al, al alemán, al portugués, al italiano,
    traducir un acta, acta de nacimiento de texas, acta de nacimiento al inglés, título al inglés,
    traducción de mi título, ingles español acta, al inglés, del francés al español,
    apostilla y traducción`,
  likely: `acta de nacimiento, partida de nacimiento, acta de matrimonio, título universitario, diploma, antecedentes penales, inglés, francés, alemán, portugués, italiano, chino, ruso, árabe, ucraniano, rumano, idioma, hojas, páginas, sello, certificado, bilingüe, consulado, embajada, visa`,
  hint: `documentos, papeles, trámite, palabras, hospital, cita médica, carta`,
};

export const notary: TradeCues = {
  name: `notario, notaria, notaría, notario público, notary public, escribano, escribana, escribanía, notarial, notarizar, notarías, escribano público,
    notarios, fedatario`,
  sure: `escritura, escrituras, escriturar, escritura de la casa, escriturar casa, escrituración, hacer escrituras, compraventa, compra venta, contrato de compraventa, poder notarial, poder general, poder especial, carta poder, poder para vender, testamento, hacer testamento, hacer mi testamento, hacer un testamento, sucesión, declaratoria de herederos, herederos, aceptación de herencia, herencia sin testamento, adjudicación, donación, donar la casa, donar, donación de la casa, hipoteca, cancelar hipoteca, cancelación de hipoteca, crédito hipotecario escritura, certificar firma, certificar firmas, certificación de firmas, legalizar firma, legalizar firmas, autenticar, autenticar firma, copia certificada, copias certificadas, copia auténtica, fe de hechos, acta notarial, permiso para viajar, permiso de viaje, permiso de salida, autorización de viaje, permiso de salida de menor, boleto de compraventa, capitulaciones, capitulaciones matrimoniales, declaración jurada, affidavit, apostillar, apostilla, protocolizar, constituir sociedad, acta constitutiva, constitución de sociedad, usufructo, dejarlo en papel, poner la casa a nombre, traspaso de propiedad, traspaso, dación, promesa de compraventa, legitimación, plusvalía, poder amplio, dar un poder, otorgar poder, firmar un poder, poder para mi, ratificar firmas, ratificación de firmas, poner a nombre, pasar la casa a nombre, cambiar de nombre la casa, fe de vida, levantar acta, escrituras perdidas, protocolo, unión libre declarar, acta de asamblea,
    escriturar una casa, escriturar un terreno, fideicomiso, permiso de viaje para mi hijo,
    donación de casa, traslación de dominio`,
  likely: `herencia, firma, firmar, firmas, compré una casa, compré casa, compré una casita, vender la casa, comprar casa, propiedad, banco aprobó el crédito, falleció, legalizar, certificar, sello, terreno, dar fe, heredamos`,
  hint: `documento, banco, hermano, papeles, crédito, mamá, papá, departamento`,
};

export const financialAdvisor: TradeCues = {
  name: `asesor financiero, asesora financiera, planificador financiero, asesoría financiera, asesor de inversiones, consejero financiero, planeador financiero, asesores financieros, coach financiero, gestor de patrimonio, agente de seguros, corredor hipotecario, gestor patrimonial, planificación financiera, educación financiera, asesor de seguros, broker hipotecario,
    asesor patrimonial, consultor financiero`,
  sure: `invertir, inversión, inversiones, invertirlo, invertirla, ahorros, ahorro, ahorrar, jubilación, jubilarme, jubilar, retiro, plan de retiro, ahorro para el retiro, plan de pensiones, pensión jubilación, afore, cetes, fondos de inversión, fondos indexados, acciones, bonos, plazo fijo, portafolio de inversión, cartera, dólares guardados, dólares, seguro de vida, presupuesto familiar, finanzas, finanzas personales, ordenar mis finanzas, ordenar mis deudas, deudas, salir de deudas, consolidar deudas, deudas de tarjeta, tarjetas de crédito, herencia invertir, heredé dinero, heredé plata, patrimonio, rendimientos, rinda, intereses, inflación, 401k, rrsp, tfsa, universidad de mis hijos, universidad de las niñas, universidad de los niños, educación de los hijos, finiquito invertir, me saqué la lotería, lotería, cuenta de ahorros, plata parada, dinero parado, bajo el colchón, subir la hipoteca, hipoteca variable, amortizar, fondos*, seguros*, invertir en bolsa, bolsa de valores, fondo de emergencia, dónde invertir, en qué invertir, plan de ahorro, ahorro voluntario, pensionarme, pensionarse, reer, celi, cdt, cesantías, proteger mis ahorros, salir de las deudas, tarjetas topadas,
    no he ahorrado, ahorrar para mi retiro, mi retiro, ppr, meter unos ahorros, meter mis ahorros,
    invertir mis ahorros, mis ahorros, mis deudas, cartera de inversión`,
  likely: `financiero, financiera, dinero, plata, banco, banco me ofrece, hipoteca, independiente, capital, cripto, guardarla, comisión, plan, futuro, tranquilo, lana, pesos, euros, heredé`,
  hint: `guardar, indemnización, vendí, años, no sé qué hacer, sueldo, familia, millones`,
};
