-- compatible-with: 0055
-- Reserved for another branch: delete this file where that one is merged.
select 1;
