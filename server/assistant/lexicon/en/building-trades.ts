import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const painter: TradeCues = {
  name: `painter, house painter, painting company, painting contractor, paint crew, interior painter, painting, decorator painter, painter and decorator`,
  sure: `paint room, paint the, paint my, paint our, repaint, repainted, painted, interior painting, exterior painting, paint job, coat of paint, two coats, coats, paint walls, paint ceiling, paint kitchen cabinets, cabinet painting, paint cabinets, stain deck,
    stain the deck, stain fence, fence to stain, deck stain, peeling paint, paint peeling, paint chipping, primer, wallpaper, remove wallpaper, wallpaper removal, trim and baseboards, popcorn ceiling, stucco paint, baseboards and doors, spray paint cabinets,
    skim coat, colour change, benjamin moore, sherwin williams, semi gloss, eggshell, magnolia, emulsion, gloss`,
  likely: `paint, stain, staining, walls white, roller, colour on the walls, white walls, nicotine, stained ceiling, touch up, prime, accent wall, brushed, sprayed, varnish`,
  hint: `walls, ceiling, trim, color, colour, white, grey, beige, bedroom, hallway, baseboards`,
};

export const carpenter: TradeCues = {
  name: `carpenter, carpentry, woodworker, cabinet maker, cabinetmaker, finish carpenter, joiner, millwork, chippy, framer, woodwork`,
  sure: `built ins, built in, bookshelf built, custom bookshelf, custom bookshelves, custom shelves, custom cabinets, build a deck, deck rebuild, build deck, deck boards, new deck, deck rotten, rotten deck, porch stairs, rotten stairs, rotten step, build stairs, squeaky stairs, staircase, spindles, balusters,
    railing wood, handrail, wood railing, crown moulding, crown molding, trim work, wainscoting, install trim, baseboards install, hang doors, hang door, interior doors, door frame, door jamb, pocket door, barn door, framing, frame a wall, pergola, gazebo, build a fence, wooden fence, wood fence,
    built to measure, custom table, custom closet, closet built, bench seat, window seat, joists, mantel, mantle, murphy bed, custom furniture, treehouse, tree house, build a shed, chicken coop, dovetail, butcher block, kitchen cabinets made`,
  likely: `build, wood, wooden, oak, maple, walnut, pine, cedar, plywood, deck, porch, cabinet, cabinets, shelving, bookcase, drawer, stairs, step, planks, mdf, rotten, rot, shed, made to measure, banister`,
  hint: `custom, shelf, shelves, table, door, beam, closet, frame, moulding`,
};

export const roofer: TradeCues = {
  name: `roofer, roofing, roofing company, roof guy, roof repair, roofing contractor, roof crew, roof estimate, roofer estimate`,
  sure: `roof leak, leaking roof, roof leaks, leaky roof, shingle, shingles, new roof, reroof, re roof, roof replacement, replace roof, flat roof, metal roof, tar and gravel, flashing, gutter, gutters, eavestrough, eavestroughs, skylight leak, skylight, chimney flashing, ridge vent,
    ice dam, ice dams, soffit, fascia, membrane roof, roof membrane, roof inspection, hole in roof, missing shingles, shingles blew, attic wet, tree fell on roof, slate, roof tiles, roof tile, hail damage, downspout, downpipe, epdm, torch on, loft damp, tarp`,
  likely: `roof, attic leak, tarp on, ceiling stain, water stain ceiling, leak when it rains, when it rains, drip attic, bucket, valley, rafters, plywood roof, brown stain ceiling, rains ceiling`,
  hint: `attic, storm, wind, rain, hail, ceiling, blew off`,
};

export const flooringInstaller: TradeCues = {
  name: `flooring installer, floor guy, floor installer, flooring company, flooring, flooring contractor, floor layer, carpet installer, carpet fitter, hardwood installer, floor sander, flooring guy, carpet layer, hardwood floor guy, floor fitter`,
  sure: `hardwood, laminate, vinyl plank, lvp, engineered wood, engineered oak, floating floor, click flooring, carpet installed, install carpet, new carpet, rip out carpet, carpet stairs, refinish floors, sand floors, refinish hardwood, floor sanding, sand and refinish, subfloor, level floor,
    floor level, squeaky floor, floors creak, creaky floor, buckling floor, floor buckled, new floors, install floor, lay floor, replace floor, parquet, linoleum, lino, cork floor, boards cupping, floorboards, underlay, epoxy floor, varnish floor, herringbone floor, floor boards`,
  likely: `floor, floors, carpet, planks, plank, boards swollen, sq ft of, refinish, underlayment, transition strips, cupping, scratched floor`,
  hint: `sand, oak, square feet, sq ft, living room, stairs, boards, install`,
};

export const tiler: TradeCues = {
  name: `tiler, tile setter, tile guy, tile installer, tilers, tiling, tile layer, tile contractor, tilesetter, tile work, tile man`,
  sure: `backsplash, tile, tiles, ceramic, porcelain, grout, regrout, re grout, mosaic, subway tile, marble tile, shower tile, tile shower, retile, cracked tile, loose tile, tiles falling, bathroom tile, herringbone tile, heated floor tile, zellige, thinset, terracotta tile, shower pan, schluter,
    kitchen tile, floor tile, tile came off, splashback, wet room`,
  likely: `slate floor, stone floor, sealed grout, shower wall, niche, mold in grout, marble`,
  hint: `bathroom, kitchen, shower, hollow, square feet`,
};

export const mason: TradeCues = {
  name: `mason, masonry, bricklayer, brick layer, brick guy, stone mason, stonemason, masonry company, brickie, masonry contractor, concrete guy, concrete contractor, brick mason`,
  sure: `brick, bricks, repoint, repointing, tuckpointing, tuck pointing, pointing, mortar, chimney rebuild, rebuild chimney, chimney brick, chimney crumbling, chimney leaning, chimney, parging, stucco, lintel, lintels, stone wall, retaining wall block, block wall, cinder block, foundation crack, crack foundation, foundation cracks,
    concrete steps, concrete stairs, pour concrete, concrete slab, concrete pad, concrete porch, crumbling brick, bulging wall, brick wall, fieldstone, cement steps, cement, step cracked, breeze block, limestone, stone steps, stone veneer, brick facade, pizza oven brick`,
  likely: `concrete, foundation, stone, joints crumbling, crumbling, efflorescence, render, spalling, fireplace, weep holes`,
  hint: `crack, cracks, wall, steps, porch, facade`,
};

export const windowInstaller: TradeCues = {
  name: `window installer, window company, window guy, windows and doors, window and door, window contractor, window replacement, window fitter, door installer, window repair, windows installed, glazier, window people`,
  sure: `replace windows, new windows, install windows, replacement windows, replace window, foggy windows, fogged window, window fogged, condensation between panes, between the panes, double pane, triple pane, double glazing, double glazed, broken window, window cracked, cracked window, window wont close, window wont open, drafty windows, windows drafty, patio door, sliding door,
    sliding glass door, front door replace, new front door, entry door, french doors, bay window, casement, basement window, egress window, window sash, sash, window seal, storm door, thermos, pane, window crank, hung windows, window glass, garage window, patio doors`,
  likely: `window, windows, drafty, draft, pane, panes, sill, glazing, glass, insulated glass, upvc, weather seal`,
  hint: `door, sliding, condensation, crank, whistle, cold air comes in, insulation`,
};

export const generalContractor: TradeCues = {
  name: `general contractor, gc, contractor, renovation company, reno company, home builder, builder, remodeler, renovation contractor, construction company, building contractor, renovator`,
  sure: `renovation, renovate, reno, renos, remodel, remodeling, gut, gut reno, full reno, kitchen remodel, bathroom remodel, bathroom renovation, kitchen renovation, finish basement, basement finish, finish our basement, finish the basement, basement apartment, home addition, addition, extension, knock down wall, knock out wall, load bearing, tear down, in law suite, secondary suite,
    garage conversion, convert garage, all the trades, handle everything, whole house, whole thing, from scratch, start to finish, a to z, turnkey, rebuild, loft conversion, open concept, water damage rebuild, fire damage, one company, manage trades, permits, coordinate trades, build a house, build house, drywall framing`,
  likely: `drywall, demo, demolition, construction, subs, trades, project manage, structural, insurance claim, basement, kitchen and bath, vanity, quote for reno, framing, build out, tenant improvement, one contract`,
  hint: `bathroom, kitchen, permit, quote, quotes, wall, project, duplex, insulation`,
};

export const architect: TradeCues = {
  name: `architect, architecture firm, architectural technologist, architectural designer, architects, architectural firm, draftsman, draftsperson`,
  sure: `stamped plans, stamped drawings, plans drawn, draw plans, draw up plans, house plans, blueprint, blueprints, floor plans, permit drawings, building permit drawings, drawings for permit, plans for permit, drawings and permits, as built, site plan, zoning, zoning variance, variance, second storey, second story, second floor addition, laneway house,
    architectural plans, architectural drawings, design a house, design our house, design house, heritage committee, feasibility, building code review, change of use, planning permission, elevations, adu plans, 3d render house, plans for an extension, passive house, seal drawings`,
  likely: `drawings, plans, permit, permits, city rejected, setback, lot, heritage, engineer stamp, sketches, code review`,
  hint: `design, extension, addition, cottage, storey, bungalow, build, city hall`,
};

export const interiorDesigner: TradeCues = {
  name: `interior designer, interior decorator, home stager, home staging, interior design, decorator, staging, stager, interior stylist, decor consultant`,
  sure: `moodboard, mood board, furniture layout, decorate, decorating, redecorate, color palette, colour palette, colour scheme, color scheme, pick colors, choose colors, pick colours, what couch, what lamps, what goes with, space planning, furniture and colors, style my, style our, room feels, feng shui, decor help,
    soft furnishings, look like a magazine, cohesive, pull it together, decor, layout of the living room, choose furniture, pick furniture, select finishes, choose finishes, picking finishes, cozy, design my living room, stage house, stage my condo, scandinavian, mid century, pinterest`,
  likely: `furniture, couch, sofa, rug, rugs, curtains, lamps, lighting plan, layout, style, condo design, taste, cushions, aesthetic, finishes, palette, look, drapes`,
  hint: `living room, condo, room, colors, colours, pillows, design, dark, bedroom, designer`,
};
