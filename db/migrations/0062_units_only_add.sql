-- compatible-with: 0055
-- 0061 only adds, and nobody has chosen another currency before every node knows of it: it named a
-- newer program than it needs, and kept nodes of version 1.0.0 from starting.
-- corrects: 0061 compatible-with 0055
update migrations set compatible_with = 55 where number = 61;
