import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const plumber: TradeCues = {
  name: `plumber, plumbing, drain cleaner, pipe fitter, pipefitter, plumbing company, plumbing guy`,
  sure: `clogged toilet, toilet clogged, toilet overflow, toilet overflowing, toilet backed up, toilet wont flush,
    toilet runs, toilet running, toilet keeps running, toilet gurgle, toilet leak, leaky faucet, faucet drip, dripping faucet, tap drip,
    dripping tap, faucet leak, burst pipe, pipe burst, frozen pipe, pipe froze, leaking pipe, pipe leak, sink clogged, clogged sink, sink backed up,
    drain clogged, clogged drain, blocked drain, drain backed up, slow drain, sewer backup, sewage backup, sewage, sewer smell, sewer line, p trap,
    water heater leak, hot water tank, water heater, no hot water, sump pump, backwater valve, low water pressure, shut off valve,
    shutoff valve, garbage disposal, shower drain, bathtub drain, wax ring, water main, outdoor spigot, replace faucet, install faucet,
    install toilet, new toilet, shower valve, shower cartridge, unclog, tankless, septic`,
  likely: `faucet, pipe, drain, toilet, sewer, clog, tap, sink, leak under sink, water leak, leaking water, water pressure, boiler pressure, bidet,
    water everywhere, water coming, water pouring, water ceiling, flooded bathroom, basement flooded, flooding, plunger, drano, valve, spigot,
    shower head, urinal, water softener, sprayer, gurgle, gurgling, rough in`,
  hint: `leak, leaking, drip, dripping, flush, shower, bathtub, flood, flooded, water, washer hookup, dishwasher hookup, stink`,
};

export const electrician: TradeCues = {
  name: `electrician, electric guy, sparky, electrical contractor, master electrician, electrical work`,
  sure: `electrical panel, breaker trips, breaker tripped, breaker keeps tripping, breaker trip, breaker panel, fuse box, panel upgrade, 200 amp, 100 amp, rewire, rewiring,
    knob tube, aluminum wiring, outlet dead, dead outlet, outlet spark, sparks outlet, outlets died, outlet not working, outlets stopped, add outlet, install outlet,
    outlet install, 240v, 220v, ev charger, car charger, level 2 charger, pot lights, recessed lights, light fixture, ceiling fan, lights flicker, flickering lights,
    light flickers, lights dim, light switch, dimmer, gfci, three way switch, burning smell outlet, half house no power, lost power half, power out half,
    no power, electrical outlet, wiring, generator hookup, transfer switch, hot tub wiring, install chandelier, chandelier, sub panel, subpanel, buzzing panel, plug sparks,
    light wont turn on, baseboard heater, thermostat wiring, motion light, ground wire, lost power, knob and tube`,
  likely: `breaker, outlet, socket, fuse, electrical, electricity, volt, amp, light, wire, wires, switch, panel, shock, zapped, spark, sparking, circuit, flicker,
    esa certificate, power`,
  hint: `plug, lamp, fixture, generator, fan, charger, buzzing, solar`,
};

export const hvacTechnician: TradeCues = {
  name: `hvac, hvac tech, ac guy, ac tech, furnace guy, furnace tech, heating tech, heating contractor, heat pump installer, hvac company, ac repair, furnace repair, ac company,
    heating engineer, air conditioning company, refrigeration tech, heating and cooling`,
  sure: `furnace, heat pump, air conditioner, air conditioning, central air, mini split, minisplit, ductless, ac unit, ac blowing, blowing cold air, blowing warm air, blowing hot air, ac not cooling,
    ac quit, ac broke, ac died, no heat, heat not working, heating out, house wont heat, furnace wont start, pilot light, boiler, radiator cold, radiators, thermostat, duct cleaning, clean ducts, air duct,
    ductwork, hvac maintenance, air exchanger, hrv, humidifier, freon, refrigerant, condenser, compressor outside, furnace filter, furnace tune, ac tune, window unit,
    walk in cooler, heating system, gas furnace, oil furnace, vents blowing, ac frozen, evaporator`,
  likely: `heating, cooling, vent, duct, ac, blower, heater, radiator, coolant house, freezing house, house freezing, condensation vents, stuffy, degrees inside, degrees in the house, no ac`,
  hint: `heat, cold air, hot air, warm air, freezing, airflow, celsius, filter, humidity`,
};

export const applianceRepair: TradeCues = {
  name: `appliance repair, appliance technician, appliance repairman, appliance guy, fridge repair, fridge repairman, washer repair, dryer repair, stove repair, oven repair, dishwasher repair,
    washing machine repair, refrigerator repair, fix appliance, appliances repaired, appliance tech`,
  sure: `fridge not cooling, fridge warm, fridge stopped, fridge leak, fridge noise, fridge, freezer, refrigerator, ice maker, washing machine, washer wont drain, washer wont spin, washer leak, washer shakes,
    washer stopped, washer, dryer, dryer not heating, dryer no heat, dryer squeal, dryer wont start, dishwasher, dishwasher wont drain, dishwasher error, dishwasher leaking, oven wont heat, oven not heating, oven, stove burner,
    stove wont light, stove, cooktop, microwave, range hood, error code, door seal, heating element, spin cycle, drum, mid cycle, wont spin, tumble dryer, freezer thawing`,
  likely: `appliance, burner, whirlpool, maytag, frigidaire, kenmore, bosch, lg, samsung fridge, ge profile, kitchenaid, cycle, defrost, wine cooler, laundry machine, rinse, miele`,
  hint: `samsung, warranty, thaw, error, beeping, spin, ice`,
};

export const locksmith: TradeCues = {
  name: `locksmith, lock smith, lock guy, key maker`,
  sure: `locked out, locked myself out, lock out, lost keys, lost my keys, lost key, keys inside, key broke, key snapped, broken key, key stuck, key wont turn, change locks, change the lock, new locks, rekey, re key,
    deadbolt, dead bolt, lock jammed, jammed lock, lock stuck, lock broken, broken lock, smart lock install, lock picked, pick the lock, door lock, safe open, open safe, forgot combination, combination safe, car keys locked,
    duplicate key, copy key, key fob, mailbox key, mailbox lock, master key, lock change, keys stolen, stolen keys, lock cylinder, spare key, cant get in, locked the door`,
  likely: `lock, keys, key, locked, padlock, keypad, latch stuck, safe, knob`,
  hint: `ex boyfriend, ex has a key, front door, inside the car, break in`,
};

export const securityInstaller: TradeCues = {
  name: `security installer, alarm installer, alarm company, camera installer, security camera installer, cctv installer, security system installer, alarm technician, security company, alarm guy`,
  sure: `security cameras, security camera, surveillance, cctv, alarm system, security system, burglar alarm, video doorbell, doorbell camera, ring doorbell, nvr, dvr, motion sensor, access control, key card, keycard,
    intercom, home alarm, install cameras, cameras installed, camera install, alarm beeping, alarm keeps going, alarm panel, glass break sensor, door sensors, window sensors, card reader, buzzer system, alarm false, ip camera`,
  likely: `camera, cameras, alarm, sensors, break in, broken into, burglar, robbed, security, monitored, monitoring, night vision, package thieves, porch pirate, packages stolen, siren`,
  hint: `theft, stolen, thieves, footage, garage, record, wifi`,
};

export const handyman: TradeCues = {
  name: `handyman, handy man, handywoman, handyperson, odd job, odd jobs, jack of all trades, fix it guy, mr fix it, handy guy, honey do list, honey do`,
  sure: `small jobs, little jobs, small repairs, little repairs, mount tv, tv mounted, tv mount, tv to mount, mount a tv, hang tv, hang pictures, hang mirror, hang shelves, hang curtain, curtain rod, curtain rods, blinds install, hang blinds, assemble furniture, furniture assembly, ikea, assemble,
    flat pack, put together, towel bar, grab bars, grab bar, squeaky door, sticky door, door sticks, patch hole, patch drywall, hole drywall, small stuff, little things, list of things, list of small, bunch of little, bit of everything,
    cat flap, loose handle, weatherstripping, caulk, toilet seat, cabinet hinge, swing set, trampoline, minor repairs, various repairs, install shelf, floating shelves, hang, mounting, screen door`,
  likely: `mount, shelf, shelves, hinge, knob loose, drill, doorbell, latch, wobbly, assembly, wardrobe, bed frame, repairs around the house, around the house, list, loose, picture frames`,
  hint: `small job, couple hours, one hour, couple things, few things, tools, fix, screws, bracket, ladder`,
};

export const poolMaintenance: TradeCues = {
  name: `pool guy, pool company, pool cleaner, pool tech, pool technician, pool service, pool maintenance, pool man, pool cleaning, pool person, pool opening, pool closing, hot tub repair, hot tub tech`,
  sure: `green pool, pool green, open the pool, pool open, close the pool, pool closed, opening pool, closing pool, pool pump, pool filter, pool liner, pool heater, algae, chlorine, skimmer, above ground pool, inground pool, in ground pool, saltwater pool,
    hot tub, pool water, pool leak, pool cloudy, cloudy pool, sand filter, water chemistry, ph balance, winterize the pool, salt cell, pool vacuum, pool robot, jacuzzi, pool cover, swim spa`,
  likely: `pool, swamp, liner, balance chemicals, chemicals, spa pump, frogs, tadpoles`,
  hint: `swim, swimming, pump, murky, cloudy, weekly service, filter`,
};
