# The start of a machine in namespaces of its own: mounts what a system needs, and becomes systemd.
# boot.sh ROOT BASE UPPER: BASE stays as it is, UPPER gets what changes. Nothing is left mounted
# once the last process of the namespaces has ended.
set -eu
root=$1 base=$2 upper=$3
mount --make-rprivate /
mount -t overlay overlay -o "lowerdir=$base,upperdir=$upper/changes,workdir=$upper/work" "$root"
cd "$root"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs dev
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts dev/pts
mount -t tmpfs -o mode=1777 tmpfs dev/shm
for device in null zero full random urandom tty; do
  touch "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
for number in 0 1 2; do
  ln -s "/proc/self/fd/$number" "dev/$(echo stdin stdout stderr | cut -d' ' -f$((number + 1)))"
done
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs -o mode=1777 tmpfs tmp
mkdir -p .outside
pivot_root . .outside
umount -l /.outside
exec chroot / env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin "${INIT:-/lib/systemd/systemd}"
