-- A subscription has a number of answers by the hosted model a day as well: api/hosted.ts, fairPerDay.

update app.plans
  set features = '["Up to 500 replies by the hosted model a day", "No limit on messages in a visit"]'
  where features = '["As many replies by the hosted model as you ask for", "No limit on messages in a visit"]';
